/* Films of the moments: strips of pictures, one every few ms, as PNG files to be looked at.
 * usage: UPCARD=... PAGE=... node tests/slow/films.mjs FOLDER [GAME [MOMENT [phone|desktop]]] */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moments, openMoment } from '../moments.mjs';
import { startBrowser, startServer } from '../support.mjs';

const [folder = 'films', onlyGame, onlyMoment, onlyView] = process.argv.slice(2);
const STEP = 70;
const PICTURES = 32;
const views = {
  phone: { size: { width: 390, height: 908 }, across: 8, width: 195 }, // 844, and the controls of the replay
  desktop: { size: { width: 1440, height: 900 }, across: 4, width: 480 },
};

/** Runs in the page: movements stand where they are that many ms after they began; one may bring the next. */
async function stand(now) {
  globalThis.begun ??= new Map();
  for (let pass = 0; pass < 3; pass++) {
    for (const animation of document.getAnimations()) {
      if (!globalThis.begun.has(animation)) globalThis.begun.set(animation, now);
      animation.pause();
      const at = now - globalThis.begun.get(animation);
      if (at >= animation.effect.getComputedTiming().endTime) animation.finish();
      else animation.currentTime = at;
    }
    for (let i = 0; i < 10; i++) await null; // what follows from their end
  }
}

/** Runs in the page: all pictures beside and below each other. */
async function strip([pictures, across, width]) {
  const images = await Promise.all(
    pictures.map(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      return image;
    }),
  );
  const height = (images[0].height / images[0].width) * width;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: across * width, height: Math.ceil(images.length / across) * height });
  images.forEach((image, i) =>
    canvas.getContext('2d').drawImage(image, (i % across) * width, Math.floor(i / across) * height, width, height),
  );
  return canvas.toDataURL().split(',')[1];
}

mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await startBrowser();
try {
  const maker = await browser.newPage();
  for (const [game, all] of Object.entries(moments))
    for (const [name, at] of Object.entries(all))
      for (const [view, { size, across, width }] of Object.entries(views)) {
        if ([onlyGame ?? game, onlyMoment || name, onlyView ?? view].join() !== [game, name, view].join()) continue;
        const { context, page } = await openMoment(browser, server.url, game, at, { viewport: size, stands: true });
        if (name === 'deal') await page.getByRole('button', { name: 'Play', exact: true }).click(); // and the next ones
        const pictures = [];
        for (let now = 0; now < PICTURES * STEP; now += STEP) {
          await page.evaluate(stand, now);
          pictures.push((await page.screenshot()).toString('base64'));
          await page.clock.runFor(STEP);
        }
        const file = join(folder, `${game}-${name.replaceAll(' ', '-')}-${view}.png`);
        writeFileSync(file, Buffer.from(await maker.evaluate(strip, [pictures, across, width]), 'base64'));
        console.log(file);
        await context.close();
      }
} finally {
  await browser.close();
  await server.end();
}
