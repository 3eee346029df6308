/* What the build makes of the fonts (fonts.ts). */
declare module 'virtual:fonts.css';
declare module 'virtual:lettering' {
  /** Words as outlines, 100 units an em, from the baseline: lettering[game][word]. */
  export const lettering: Partial<Record<string, Record<string, { path: string; width: number }>>>;
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
