/* Screens of the score pad, for tests that look at all screens. */

/** A new pad of two people, and what is done with it. */
const pad = (game, then) => ({
  at: `/#/pad/new/${game}`,
  there: 'form',
  first: async (page) => {
    await page.locator('form .main').click();
    await page.locator('.pad .keys').waitFor();
    await then?.(page);
  },
});

/** Enters a round of 5 points for the first seat. */
async function enterFive(page) {
  await page.locator('.keys').getByRole('button', { name: '5', exact: true }).click();
  await page.locator('.do .button:not(.main)').click();
  await page.locator('.alert .button').click();
  await page.locator('tbody tr').first().waitFor({ state: 'attached' });
}

const tapCards = (page) => page.locator('.now .button').first().click();
const tapEachCard = async (page) => {
  await tapCards(page);
  await page.locator('.heap .button').last().click();
};

/** A round, and the standings beside the pad or in its place. */
async function standings(page) {
  await enterFive(page);
  const more = page.locator('header .more');
  if (await more.isVisible()) await more.click();
}

async function correct(page) {
  await standings(page);
  await page.locator('tbody .button').first().click();
  await page.locator('.changes').waitFor();
}

/** Shared, with what others need beside the pad or in its place. */
async function shared(page) {
  await standings(page);
  await page.locator('.share').click();
  await page.locator('.link').waitFor();
}

export const padScreens = [
  { at: '/#/pad', there: '.posters' },
  { at: '/#/pad/new/flip7', there: 'form', first: (page) => page.locator('summary').first().click() },
  pad('flip7', standings),
  pad('flip7', correct),
  pad('flip7', shared),
  pad('hilo'),
  pad('hi_lo_flip', tapEachCard),
  pad('uno_flip', tapCards),
];
