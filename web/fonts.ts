/* A plugin of the build: the page's fonts, made of those of npm packages. Each is cut down to the characters that the
 * page writes in it, and bears another name, since that of the package may be reserved.
 *
 * The text's font stands here, in parts, of which a browser fetches those that it needs. A game with numerals of its
 * own has a file font.json:
 *     family      what the page calls it
 *     package     of npm, and in it:
 *     file
 *     characters  what is written in it
 *     lettering   letters that a title or a picture draws as outlines, without the font
 *
 * `virtual:fonts.css` holds the @font-face rules of all; a browser fetches a font only when something is written in it.
 * `virtual:lettering` gives the outlines: lettering[game][letter] is [path, width], 200 units an em, from the
 * baseline. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
  lettering?: string;
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join('');

/* Bricolage Grotesque, narrow, so that long words fit: first what the page's texts are written with, then other letters
 * of people's names. */
const bricolage = (part: string, file: string, characters: string): Font => ({
  family: 'Upcard Text',
  part,
  package: '@fontsource-variable/bricolage-grotesque',
  file: `bricolage-grotesque-${file}-wdth-normal.woff2`,
  characters,
  axes: { wdth: 90, wght: { min: 500, max: 800 } },
});
const page = fileURLToPath(new URL('src', import.meta.url));
const texts = readdirSync(page, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ftl|md)$/.test(name))
  .map((name) => readFileSync(join(page, name), 'utf8'))
  .join('');
const letters = [...new Set(texts.toLowerCase() + texts.toUpperCase())]
  .filter((letter) => /(?![a-zªº])\p{Script=Latin}/iu.test(letter))
  .join('');
const first = `${range(32, 126)}${letters}¡¿«»ªº\u00a0\u00ad\u202f·×–—‘’“”„‹›…−`;
const without = (characters: string, others: string) => [...characters].filter((one) => !others.includes(one)).join('');
const western = without(`${range(160, 255)}ŒœŸ‚•€`, first);
const text = [
  bricolage('', 'latin', first),
  bricolage('western', 'latin', western),
  bricolage('eastern', 'latin-ext', without(range(0x100, 0x24f), first + western)),
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

/* Of an em of letters that are drawn as outlines: whole numbers are short. */
const UNITS = 200;

/** An outline with steps in whole units, downward, instead of places. */
function steps(outline: string, unit: number): string {
  let [x, y, horizontal] = [0, 0, true];
  const short = (numbers: number[]) => numbers.join(' ').replaceAll(' -', '-');
  return outline.replace(/([MLQCZ])([^MLQCZ]*)/g, (_, command: string, rest: string) => {
    const places = (rest.match(/-?\d+(?:\.\d+)?/g) ?? []).map((number) => {
      horizontal = !horizontal;
      return Math.round(Number(number) * unit * (horizontal ? -1 : 1));
    });
    if (command === 'Z') return 'z';
    const moved = places.map((place, i) => place - (i % 2 ? y : x));
    [x, y] = places.slice(-2) as [number, number];
    if (command === 'L' && !moved[1]) return `h${moved[0]}`;
    if (command === 'L' && !moved[0]) return `v${moved[1]}`;
    /* The first step is from the origin of the glyph. */
    return command.toLowerCase() + short(moved);
  });
}

/** The letters as outlines, with their widths. */
async function outlines(font: Buffer, letters: string): Promise<Record<string, [string, number]>> {
  const sfnt = await subsetFont(font, letters, { targetFormat: 'sfnt', noHinting: true });
  const face = new hb.Face(new hb.Blob(new Uint8Array(sfnt).buffer));
  const shaper = new hb.Font(face);
  const unit = UNITS / face.upem;
  const drawn = (letter: string): [string, number] => {
    const buffer = new hb.Buffer();
    buffer.addText(letter);
    buffer.guessSegmentProperties();
    hb.shape(shaper, buffer);
    const [{ codepoint }, { xAdvance }] = [buffer.getGlyphInfos()[0]!, buffer.getGlyphPositions()[0]!];
    return [steps(shaper.glyphToPath(codepoint), unit), Math.round(xAdvance * unit)];
  };
  return Object.fromEntries([...letters].map((letter) => [letter, drawn(letter)]));
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
      /* Kerning would double the text's font. */
      keepFeatures: ['tnum'],
      /* The names of styles refer to names that are gone. */
      dropTables: ['name', 'STAT'],
      ...(font.axes && { variationAxes: font.axes }),
    });
    const file = `${[font.family, font.part].filter(Boolean).join(' ').toLowerCase().replaceAll(' ', '-')}.woff2`;
    const [copyright] = readFileSync(join(modules, font.package, 'LICENSE'), 'utf8').split('\n', 1);
    write(file, await fontverter.convert(named(sfnt, font.family, copyright!), 'woff2'));
    const rules = {
      'font-family': `'${font.family}'`,
      src: `url('./${file}') format('woff2')`,
      'font-weight': font.axes ? '500 800' : '400 900',
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
      /* Builds of other games may run at the same time. */
      const css = rules.join('');
      return write(`${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`, css);
    },
    async load(id) {
      if (id !== `\0${letteringId}`) return null;
      const entries = own.map(async ({ game, font }) => [game, await outlines(source(font), font.lettering ?? '')]);
      return `export const lettering = ${JSON.stringify(Object.fromEntries(await Promise.all(entries)))};\n`;
    },
  };
}
