/* What the build makes of the fonts (fonts.ts). */
declare module 'virtual:fonts.css';
declare module 'virtual:lettering' {
  /** Letters as outlines, each with its width, 200 units an em, from the baseline: lettering[game][letter]. */
  export const lettering: Partial<Record<string, Record<string, [path: string, width: number]>>>;
}

/* Packages without types of their own. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    keepFeatures?: string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
    noHinting?: boolean;
    dropTables?: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
declare module 'fontverter' {
  export function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
}
