import { readFile } from 'node:fs/promises';
import { createBlankDocument, createObject } from '@tastwerk/editor-core/standard';
import { Author } from './author.js';
import { complaintsOf, expectAccessible } from './faults.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const words = WORDS.de;

/** What a school's own plugin saved, which this browser does not have. */
const CLOCK = {
  type: 'clock',
  uuid: '00000000-0000-4000-8000-000000000007',
  moniker: 'Bahnhofsuhr',
  hidden: false,
  locked: false,
  x: 60,
  y: 90,
  width: 90,
  height: 90,
  time: { hour: 10, minute: 15 },
  // Names that shapes and lines use as well, with values that are none of theirs.
  pattern: null,
  borderStyle: 'dotted',
  startArrow: 'short',
};

/** A second one, which a shape of Tastwerk could be. */
const LOOKS_LIKE_A_SHAPE = {
  ...createObject('rect', {
    uuid: '00000000-0000-4000-8000-000000000008',
    x: 60,
    y: 200,
    moniker: 'Standuhr',
  }),
  type: 'clock',
};

test.use({ locale: words.locale });

test('a sheet with an object of a missing plugin opens, says so, and gives the object back unharmed', async ({
  page,
}) => {
  const complaints = await complaintsOf(page);
  const author = new Author(page, words);
  const blank = createBlankDocument({
    uuid: crypto.randomUUID(),
    pageUuid: crypto.randomUUID(),
    language: 'de',
  });
  const sheet = {
    ...blank,
    graphicTitle: 'Uhrzeit',
    plugins: { '@schule/uhr': '1.2.0' },
    pages: blank.pages.map((one) => ({ ...one, objects: [CLOCK, LOOKS_LIKE_A_SHAPE] })),
  };
  await author.visit('/editor/splash');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'uhr.tastwerk.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(sheet)),
    });
  await expect(author.canvas()).toBeVisible();

  // It is seen in the list, and what is missing is said where its properties would be.
  await author.openTab('objects');
  await page.getByRole('row', { name: /Bahnhofsuhr/u }).click();
  await author.openTab('object');
  await expect(page.getByText('Unbekannte Art (clock)').first()).toBeVisible();
  await expect(
    page.getByText(/Erweiterung, die hier nicht eingerichtet ist \(@schule\/uhr\)/u),
  ).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Breite' })).toHaveCount(0);
  await expectAccessible(page);

  // It moves with the arrow keys, and all the rest of it stays.
  await author.canvas().focus();
  await page.keyboard.press('ArrowRight');
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Control+s');
  const saved = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(saved.plugins).toEqual({ '@schule/uhr': '1.2.0' });
  expect(saved.pages[0].objects).toEqual([{ ...CLOCK, x: expect.closeTo(61, 5) }, LOOKS_LIKE_A_SHAPE]);

  // Several of them are arranged, and their looks are not offered to be changed; what is said of them is read.
  await page.keyboard.press('Control+a');
  await author.openTab('object');
  await expect(page.getByRole('heading', { name: '2 Objekte' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Befehle' })).toBeVisible();
  await expect(page.getByText(/^2 der ausgewählten Objekte stammen aus einer Erweiterung/u)).toBeVisible();
  await expect(page.getByText('Füllfarbe')).toHaveCount(0);
  await expect(page.getByText('Linienart')).toHaveCount(0);

  // The proof finds it.
  await page
    .getByRole('button', { name: /^Prüfung/u })
    .first()
    .click();
  await expect(page.getByText(/Dieses Objekt ist von der Art „clock“/u)).toBeVisible();
  // The proof names both in one of its rows; the editor also says them.
  await expect(page.getByRole('listitem').getByText(/„Bahnhofsuhr“.*„Standuhr“/u)).toBeVisible();
  expect(complaints).toEqual([]);
});
