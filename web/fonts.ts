/* A plugin of the build: the page's fonts, made of those of npm packages. Each is cut down to the characters that the
 * page writes in it, and bears another name, since that of the package may be reserved.
 *
 * The text's font stands here, in parts, of which a browser fetches those that it needs. A game with numerals of its
 * own has a file font.json:
 *     family      what the page calls it
 *     package     of npm, and in it:
 *     file
 *     characters  what is written in it
 *     lettering   words drawn as outlines where a picture or a title needs them before the font is there
 *
 * `virtual:fonts.css` holds the @font-face rules of all; a browser fetches a font only when something is written in it.
 * `virtual:lettering` gives the outlines: lettering[game][word] is { path, width }, 100 units an em, from the
 * baseline. */
import { mkdirSync, readdirSync, readFileSync, existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontverter from 'fontverter';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { named } from './font-name';

interface Font {
  family: string;
  package: string;
  file: string;
  characters: string;
  /** Of one family in several files: what follows its name in that of the file. */
  part?: string;
  /** What remains of a font with axes. */
  axes?: Record<string, number | { min: number; max: number }>;
  lettering?: string[];
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join('');

/* Bricolage Grotesque, narrow, so that German fits: first the letters of English and German and the signs of the page's
 * sentences, then those of other languages. */
const bricolage = (part: string, file: string, characters: string): Font => ({
  family: 'Upcard Text',
  part,
  package: '@fontsource-variable/bricolage-grotesque',
  file: `bricolage-grotesque-${file}-wdth-normal.woff2`,
  characters,
  axes: { wdth: 90, wght: { min: 400, max: 800 } },
});
const first = `${range(32, 126)}ÄÖÜäöüß·×–—‘’“”„…−`;
const western = [...`${range(160, 255)}ŒœŸ‚•‹›€`].filter((letter) => !first.includes(letter)).join('');
const text = [
  bricolage('', 'latin', first),
  bricolage('western', 'latin', western),
  bricolage('eastern', 'latin-ext', [...range(0x100, 0x24f)].filter((letter) => !western.includes(letter)).join('')),
];

/** For CSS: "U+a0-c3,U+c5". */
function ranges(characters: string): string {
  const codes = [...characters].map((letter) => letter.codePointAt(0)!).sort((a, b) => a - b);
  const starts = codes.filter((code) => !codes.includes(code - 1));
  const ends = codes.filter((code) => !codes.includes(code + 1));
  return starts.map((start, i) => `U+${start.toString(16)}-${ends[i]!.toString(16)}`).join();
}

const fontsCss = 'virtual:fonts.css';
const letteringId = 'virtual:lettering';

/** The words as outlines. */
async function outlines(font: Buffer, words: string[]): Promise<Record<string, { path: string; width: number }>> {
  const sfnt = await subsetFont(font, words.join(''), { targetFormat: 'sfnt', noHinting: true });
  const face = new hb.Face(new hb.Blob(new Uint8Array(sfnt).buffer));
  const shaper = new hb.Font(face);
  const unit = 100 / face.upem;
  const drawn = (word: string) => {
    const buffer = new hb.Buffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    hb.shape(shaper, buffer);
    const places = buffer.getGlyphPositions();
    let x = 0;
    const path = buffer.getGlyphInfos().map(({ codepoint }, i) => {
      const at = x;
      x += places[i]!.xAdvance * unit;
      let horizontal = false;
      return shaper.glyphToPath(codepoint).replace(/-?\d+(?:\.\d+)?/g, (number) => {
        horizontal = !horizontal;
        return (horizontal ? at + Number(number) * unit : -Number(number) * unit).toFixed(1).replace(/\.0$/, '');
      });
    });
    return { path: path.join('').replaceAll(',-', '-').replaceAll(' -', '-'), width: Math.round(x) };
  };
  return Object.fromEntries(words.map((word) => [word, drawn(word)]));
}

const ofGames = (games: string) =>
  readdirSync(games)
    .map((game) => ({ game, file: join(games, game, 'font.json') }))
    .filter(({ file }) => existsSync(file))
    .map(({ game, file }) => ({ game, font: JSON.parse(readFileSync(file, 'utf8')) as Font }));

/** For their licenses. */
export const fontPackages = (games: string) =>
  [...text, ...ofGames(games).map(({ font }) => font)].map((font) => font.package);

/** `modules`: node_modules; `games`: the folder of the games' folders. */
export function fonts(modules: string, games: string): Plugin {
  const folder = join(modules, '.cache/upcard-fonts');
  const own = ofGames(games);
  const source = (font: Font) => readFileSync(join(modules, font.package, 'files', font.file));

  /** Builds may run at the same time. */
  function write(name: string, content: string | Buffer): string {
    const path = join(folder, name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${path}.${process.pid}`, content);
    renameSync(`${path}.${process.pid}`, path);
    return path;
  }

  async function face(font: Font): Promise<string> {
    const sfnt = await subsetFont(source(font), font.characters, {
      targetFormat: 'sfnt',
      noHinting: true,
      keepFeatures: font.part ? ['tnum'] : ['kern', 'tnum'],
      dropTables: ['name'],
      ...(font.axes && { variationAxes: font.axes }),
    });
    const file = `${[font.family, font.part].filter(Boolean).join(' ').toLowerCase().replaceAll(' ', '-')}.woff2`;
    const [copyright] = readFileSync(join(modules, font.package, 'LICENSE'), 'utf8').split('\n', 1);
    write(file, await fontverter.convert(named(sfnt, font.family, copyright!), 'woff2'));
    const rules = {
      'font-family': `'${font.family}'`,
      src: `url('./${file}') format('woff2')`,
      'font-weight': font.axes ? '400 800' : '400 900',
      'font-display': 'swap',
      ...(font.part && { 'unicode-range': ranges(font.characters) }),
    };
    return `@font-face {${Object.entries(rules)
      .map((rule) => rule.join(': '))
      .join('; ')}}\n`;
  }

  return {
    name: 'fonts',
    enforce: 'pre',
    async resolveId(id) {
      if (id === letteringId) return `\0${letteringId}`;
      if (id !== fontsCss) return null;
      const rules = await Promise.all([...text, ...own.map(({ font }) => font)].map(face));
      return write('fonts.css', rules.join(''));
    },
    async load(id) {
      if (id !== `\0${letteringId}`) return null;
      const entries = own.map(async ({ game, font }) => [game, await outlines(source(font), font.lettering ?? [])]);
      return `export const lettering = ${JSON.stringify(Object.fromEntries(await Promise.all(entries)))};\n`;
    },
    transformIndexHtml: {
      order: 'post',
      /* The text's font is asked for together with the first style sheet. */
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => /upcard-text-[^.]{8}\.woff2$/.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}
