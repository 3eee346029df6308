/* Colors never alone. The cards are drawn here by their components, as the page draws them, in the colors of their
 * style sheets: each color of HILO and of both sides of Uno Flip has a shape of its own, which can be seen on it by
 * everybody; and the colors of a side of Uno Flip are told apart by those who see no red, no green or no blue, too.
 *
 * How they see: the matrices for severity 1 of G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15 (2009), on linear RGB. Who sees
 * no colors at all sees the luminance. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const source = (path) => readFileSync(here(`../src/${path}`), 'utf8');

/* ---- seeing ---- */

const LUMINANCE = [0.2126, 0.7152, 0.0722];
const sights = {
  everybody: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'who sees no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'who sees no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'who sees no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  'who sees no colors': [LUMINANCE, LUMINANCE, LUMINANCE],
};

const sum = (weights, parts) => weights.reduce((all, weight, i) => all + weight * parts[i], 0);
/** "#rrggbb" as linear red, green and blue, 0 to 1, as somebody sees it. */
function seen(color, sight) {
  assert.match(color ?? '', /^#[0-9a-f]{6}$/);
  const linear = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return sights[sight].map((row) => Math.min(1, Math.max(0, sum(row, linear))));
}

/** WCAG 2.2. */
function contrast(one, other) {
  const [low, high] = [one, other].map((color) => sum(LUMINANCE, color)).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function lab(rgb) {
  const xyz = [[0.4124564, 0.3575761, 0.1804375], LUMINANCE, [0.0193339, 0.119192, 0.9503041]].map((row) =>
    sum(row, rgb),
  );
  const [x, y, z] = xyz.map((part, i) => {
    const t = part / [0.95047, 1, 1.08883][i];
    return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIEDE2000 (CIE 142-2001) between two colors in CIELAB; 1 can just be seen, black and white are 100 apart. */
function difference([l1, a1, b1], [l2, a2, b2]) {
  const turn = Math.PI / 180;
  const seventh = (c) => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const g = 1 + 0.5 * (1 - seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [c1, c2] = [Math.hypot(g * a1, b1), Math.hypot(g * a2, b2)];
  const hue = (a, b) => (a || b ? (Math.atan2(b, a) / turn + 360) % 360 : 0);
  const [h1, h2] = [hue(g * a1, b1), hue(g * a2, b2)];
  const gray = c1 * c2 === 0;
  const way = gray ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const l = (l1 + l2) / 2 - 50;
  const c = (c1 + c2) / 2;
  const h = gray ? h1 + h2 : (h1 + way / 2 + 360) % 360;
  const cos = (angle) => Math.cos(angle * turn);
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const dl = (l2 - l1) / (1 + (0.015 * l ** 2) / Math.sqrt(20 + l ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * c);
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin((way / 2) * turn)) / (1 + 0.015 * c * t);
  const bend = -2 * seventh(c) * Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * turn);
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + bend * dc * dh);
}
const apart = (one, other, sight) => difference(lab(seen(one, sight)), lab(seen(other, sight)));

test('differences of colors are computed as the standard says', () => {
  /* From the test data of G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 Color-Difference Formula" (2005). */
  for (const [other, wanted] of [
    [[73, 25, -18], 27.1492],
    [[61, -5, 29], 22.8977],
    [[56, -27, -3], 31.903],
    [[58, 24, 15], 19.4535],
  ])
    assert.equal(difference([50, 2.5, 0], other).toFixed(4), wanted.toFixed(4));
  assert.equal(difference([50, 2.6772, -79.7751], [50, 0, -82.7485]).toFixed(4), '2.0425');
  assert.equal(difference([50, 0, 0], [50, -1, 2]).toFixed(4), '2.3669');
});

/* ---- style sheets ---- */

/** The custom properties that rules of a style sheet set: [selector, name, value]. */
function settings(css) {
  const rules = css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selector, body]) =>
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [selector.trim(), name, value]),
  );
}

const hilo = settings(source('games/hilo/Card.svelte').split('<style>')[1]);
const uno = settings(source('games/uno_flip/palette.css'));
const colors = {
  hilo: ['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink'],
  'uno_flip by day': ['red', 'yellow', 'green', 'blue'],
  'uno_flip by night': ['pink', 'teal', 'purple', 'orange'],
};

/** What a color of HILO is in a theme: { fill, on }. */
function hiloColor(color, theme) {
  const plain = `[data-color='${color}']`;
  const selectors = theme === 'four_color' ? [plain, `:global([data-cards='four_color']) ${plain}`] : [plain];
  return Object.fromEntries(
    selectors.flatMap((selector) => hilo.filter(([s]) => s === selector).map(([, name, value]) => [name, value])),
  );
}
function unoColor(color, theme) {
  const selectors = theme === 'four_color' ? ['.uno', ":root[data-cards='four_color'] .uno"] : ['.uno'];
  const found = Object.fromEntries(
    selectors.flatMap((selector) => uno.filter(([s]) => s === selector).map(([, name, value]) => [name, value])),
  );
  return { fill: found[`u-${color}`], on: found[`u-${color}-on`] };
}
const themes = ['standard', 'four_color'];
const colorOf = (set, color, theme) => (set === 'hilo' ? hiloColor : unoColor)(color, theme);

/** All files with styles in a folder of src. */
function styles(folder) {
  return readdirSync(here(`../src/${folder}`), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? styles(path) : /\.(css|svelte)$/.test(entry.name) ? [path] : [];
  });
}

test('the colors of cards are set in these rules alone, by day and by night', () => {
  const known = new Set(['.uno', ":root[data-cards='four_color'] .uno"]);
  const unoSet = uno.filter(([, name]) => name.startsWith('u-'));
  assert.deepEqual(
    unoSet.filter(([selector]) => !known.has(selector)),
    [],
  );
  assert.ok(unoSet.length > 16);
  for (const name of styles(''))
    if (!/palette\.css$|hilo.Card\.svelte$/.test(name)) assert.doesNotMatch(source(name), /--(u-[\w-]+|fill):/, name);
});

for (const [set, all] of Object.entries(colors))
  for (const theme of themes)
    for (const sight of Object.keys(sights))
      test(`${set}, ${theme}: shapes can be seen on their colors by ${sight}`, () => {
        for (const color of all) {
          const { fill, on } = colorOf(set, color, theme);
          const ratio = contrast(seen(fill, sight), seen(on, sight));
          assert.ok(ratio >= 3, `${color}: ${ratio.toFixed(2)} to 1`);
        }
      });

/* Eight colors cannot all be far apart for everybody; four can, and those of the theme that is made for it are. */
const far = {
  hilo: { standard: 7, four_color: 8 },
  'uno_flip by day': { standard: 11, four_color: 19 },
  'uno_flip by night': { standard: 13, four_color: 24 },
};
for (const [set, all] of Object.entries(colors))
  for (const theme of themes)
    for (const sight of Object.keys(sights).filter((one) => one !== 'who sees no colors'))
      test(`${set}, ${theme}: colors are told apart by ${sight}`, () => {
        for (const [i, one] of all.entries())
          for (const other of all.slice(i + 1)) {
            const between = apart(colorOf(set, one, theme).fill, colorOf(set, other, theme).fill, sight);
            assert.ok(between >= far[set][theme], `${one} and ${other}: ${between.toFixed(1)}`);
          }
      });

/** A color under a veil such as "rgb(0 0 0 / 20%)". */
function veiled(color, veil) {
  const [red, green, blue, percent] = veil.match(/\d+/g).map(Number);
  const mixed = [red, green, blue].map((part, i) => {
    const bare = parseInt(color.slice(1 + 2 * i, 3 + 2 * i), 16);
    return Math.round(bare + ((part - bare) * percent) / 100);
  });
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

for (const selector of ['.uno', '[data-dark] .uno'])
  test(`uno_flip by day, ${selector}: cards that cannot be played are read, and yellow is not brown`, () => {
    const sizes = settings(source('games/uno_flip/sizes.css'));
    const [, , veil] = sizes.find(([one, name]) => one === selector && name === 'veil');
    for (const color of colors['uno_flip by day']) {
      const { fill, on } = unoColor(color, 'standard');
      const [under, ink] = [fill, on].map((one) => seen(veiled(one, veil), 'everybody'));
      const yellow = color === 'yellow';
      assert.ok(contrast(under, ink) >= (yellow ? 4.5 : 3), `${color}: ${contrast(under, ink).toFixed(2)} to 1`);
      if (yellow) assert.ok(sum(LUMINANCE, under) > 0.45, veiled(fill, veil)); // a dark yellow is brown
    }
  });

/* ---- shapes ---- */

const cacheDir = mkdtempSync(join(tmpdir(), 'upcard-vite-'));
let vite, draw;
before(async () => {
  /* What the settings ask of a browser. */
  globalThis.matchMedia ??= () => ({ matches: false });
  globalThis.navigator ??= { languages: ['en'] };
  const { createServer } = await import('vite');
  vite = await createServer({
    root: here('..'),
    configFile: here('../vite.config.ts'),
    appType: 'custom',
    logLevel: 'error',
    cacheDir,
    server: { host: '127.0.0.1', middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const { render } = await vite.ssrLoadModule('svelte/server');
  draw = async (path, props) => render((await vite.ssrLoadModule(`/src/games/${path}.svelte`)).default, { props }).body;
});
after(async () => {
  await vite?.close();
  rmSync(cacheDir, { recursive: true, force: true });
});

/** The outlines of a picture's paths, as they are drawn; of those of a class, or of all. */
function outlines(html, name = '') {
  const tags = [...html.matchAll(/<path[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !name || new RegExp(`class="${name}\\b`).test(tag));
  return tags.map((tag) => /\sd="([^"]*)"/.exec(tag)?.[1] ?? '');
}

/** Asserts that each color has one shape in all its pictures, which no other has. `pictures` gives the outlines in
 * each. */
async function eachItsOwn(all, pictures) {
  const owners = new Map();
  for (const color of all) {
    const shapes = await Promise.all(pictures(color));
    assert.ok(shapes.length > 0 && shapes.every((found) => found.length > 0), `a card of ${color} has no shape`);
    const [shape, ...others] = new Set(shapes.flat());
    assert.deepEqual(others, [], `${color} has more than one shape`);
    assert.ok(shape.length > 10, `the shape of ${color} is empty`);
    assert.equal(owners.get(shape), undefined, `${color} has the shape of ${owners.get(shape)}`);
    owners.set(shape, color);
  }
}

const inColor = (html, mark) => (assert.ok(html.includes(mark), mark), html);

test('each color of HILO has a shape of its own on all its cards', () =>
  eachItsOwn(colors.hilo, (color) =>
    ['full', 'small', 'flat'].flatMap((form) =>
      ['-1', '0', '12'].map(async (value) =>
        outlines(inColor(await draw('hilo/Card', { card: `${color}:${value}`, form }), `data-color="${color}"`)),
      ),
    ),
  ));

const sides = {
  day: ['light', ['1', '9', 'draw1', 'reverse', 'skip', 'flip']],
  night: ['dark', ['1', '9', 'draw5', 'reverse', 'skip-all', 'flip']],
};
for (const [time, [side, symbols]] of Object.entries(sides))
  test(`each color of Uno Flip by ${time} has a shape of its own on all its cards, on small ones, and where it is the back`, () => {
    const wild = { side: side === 'light' ? 'dark' : 'light', color: null, symbol: 'wild' };
    return eachItsOwn(colors[`uno_flip by ${time}`], (color) => {
      const marks = async (props) => outlines(inColor(await draw('uno_flip/Face', props), `var(--u-${color})`), 'mark');
      const cards = symbols.flatMap((symbol) => {
        const face = { side, color, symbol };
        return [marks({ face }), marks({ face, mini: true }), marks({ face: wild, back: face })];
      });
      const alone = draw('uno_flip/Mark', { color }).then((html) => outlines(inColor(html, `var(--u-${color}-on)`)));
      /* On the wheel of a wild card each quarter is followed by its shape. */
      const wheel = draw('uno_flip/Wheel', { side, x: 0, y: 0, scale: 1, marks: true }).then((html) => {
        const all = [...html.matchAll(/<path[^>]*>/g)].map(([tag]) => tag);
        return outlines(all[all.findIndex((tag) => tag.includes(`var(--u-${color})`)) + 1]);
      });
      return [...cards, alone, wheel];
    });
  });
