/* Pictures of the page as small PNGs: their 256 most frequent colors, all others as the nearest of these. */
import { deflateSync } from 'node:zlib';

const crcs = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1;
  return n;
});

/** A part of a PNG: its length, its name and what it holds, and a sum of both to check them by. */
function chunk(name, bytes) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), bytes]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(bytes.length);
  named.copy(whole, 4);
  whole.writeUInt32BE(~named.reduce((crc, byte) => crcs[(crc ^ byte) & 255] ^ (crc >>> 8), ~0) >>> 0, named.length + 4);
  return whole;
}

/** The pixels of a picture as places in a palette, worked out by the browser: { width, height, palette, pixels }. */
async function reduce(page, picture) {
  const reduced = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.drawImage(image, 0, 0);
    const bytes = context.getImageData(0, 0, width, height).data;
    const colors = Array.from(
      { length: width * height },
      (_, i) => (bytes[4 * i] << 16) | (bytes[4 * i + 1] << 8) | bytes[4 * i + 2],
    );
    const counts = new Map();
    for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
    const palette = [...counts]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, 256)
      .map(([color]) => color);
    const apart = (a, b) =>
      [16, 8, 0].reduce((sum, shift) => sum + (((a >> shift) & 255) - ((b >> shift) & 255)) ** 2, 0);
    const places = new Map(
      [...counts.keys()].map((color) => [
        color,
        palette.reduce((best, other, place) => (apart(color, other) < apart(color, palette[best]) ? place : best), 0),
      ]),
    );
    return {
      width,
      height,
      palette,
      pixels: colors.map((color) => places.get(color).toString(16).padStart(2, '0')).join(''),
    };
  }, picture.toString('base64'));
  return { ...reduced, pixels: Buffer.from(reduced.pixels, 'hex') };
}

/** The PNG of a screenshot, smaller. `page`: any page, whose browser does the work. */
export async function withPalette(page, picture) {
  const { width, height, palette, pixels } = await reduce(page, picture);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // eight bits a pixel, from a palette
  const lines = Buffer.alloc((width + 1) * height); // each begins with 0: not foretold from the line above
  for (let y = 0; y < height; y++) pixels.copy(lines, y * (width + 1) + 1, y * width, (y + 1) * width);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
