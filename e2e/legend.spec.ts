import { Author } from './author.js';
import { languagesFor } from './languages.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';
import { tick } from './tick.js';

/** What only the legend and its panel say. */
const LEGEND_WORDS = {
  de: {
    isKey: 'In der Legende erklären',
    abbreviation: (text: string) => `Abkürzung für „${text}“`,
    place: /^Seite \d+ Seite$/,
    ownPage: 'Eigene Seite (neu)',
    page: (number: number) => `Seite ${number}`,
    wholeDocument: 'das ganze Dokument',
    shared: /^Die Legende auf Seite 1 erklärt das ganze Dokument/,
    show: 'Legende zeigen',
    findRoom: 'Freien Platz suchen',
    addPage: /^Seite hinzufügen/,
    pageOf: (number: number, total: number) => `Seite ${number} von ${total}`,
    editMenu: 'Bearbeiten',
    toNextPage: /^Auf die nächste Seite verschieben/,
  },
  en: {
    isKey: 'Explain in the key',
    abbreviation: (text: string) => `Abbreviation of “${text}”`,
    place: /^Page \d+ Page$/,
    ownPage: 'A page of its own (new)',
    page: (number: number) => `Page ${number}`,
    wholeDocument: 'the whole document',
    shared: /^The key on page 1 explains the whole document/,
    show: 'Show the key',
    findRoom: 'Find free space',
    addPage: /^Add (a )?page/,
    pageOf: (number: number, total: number) => `Page ${number} of ${total}`,
    editMenu: 'Edit',
    toNextPage: /^Move to the next page/,
  },
} as const;

for (const language of languagesFor('de')) {
  const words = WORDS[language];
  const own = LEGEND_WORDS[language];

  test.describe(`the legend (${language})`, () => {
    test.use({ locale: words.locale });

    test('an author has two pages explained on one before them, and moves the legend of a page', async ({
      page,
    }) => {
      const author = new Author(page, words);
      const legendOnPage = () => author.objects().filter({ hasText: words.legend });

      await author.startDraft();

      await test.step('abbreviates a label on each of two pages', async () => {
        await author.writeLabel(0.3, 0.3, 'Bahnhof');
        await author.openTab('object');
        await tick(page.getByRole('switch', { name: own.isKey }));
        await expect(legendOnPage()).toHaveCount(1);
        await page.getByRole('button', { name: own.addPage }).first().click();
        await expect(page.getByText(own.pageOf(2, 2), { exact: true })).toBeVisible();
        await author.writeLabel(0.3, 0.3, 'Rathaus');
        await author.openTab('object');
        await tick(page.getByRole('switch', { name: own.isKey }));
      });

      await test.step('puts the legend on a page of its own: it explains both pages there', async () => {
        await author.openTab('legend');
        await page.getByRole('button', { name: own.place }).click();
        await page.getByRole('option', { name: own.ownPage }).click();
        await expect(page.getByText(own.pageOf(1, 3), { exact: true })).toBeVisible();
        await expect(legendOnPage()).toHaveCount(1);
        await author.openTab('legend');
        await expect(page.getByRole('radio', { name: own.wholeDocument })).toBeChecked();
        for (const text of ['Bahnhof', 'Rathaus'])
          await expect(page.getByRole('textbox', { name: own.abbreviation(text) })).toBeVisible();
      });

      await test.step('is told on the other pages where the legend stands', async () => {
        await page.keyboard.press('Shift+PageDown');
        await expect(page.getByText(own.pageOf(2, 3), { exact: true })).toBeVisible();
        await author.openTab('legend');
        await expect(page.getByText(own.shared)).toBeVisible();
        await expect(legendOnPage()).toHaveCount(0);
        await page.getByRole('button', { name: own.show }).click();
        await expect(page.getByText(own.pageOf(1, 3), { exact: true })).toBeVisible();
      });

      await test.step('takes all of it back in one step, and moves the legend itself instead', async () => {
        await page.getByRole('button', { name: words.undo }).click();
        await expect(page.getByText(own.pageOf(1, 2), { exact: true })).toBeVisible();
        await expect(legendOnPage()).toHaveCount(1);
        await legendOnPage().click();
        await author.openTab('object');
        await page.getByRole('button', { name: own.editMenu, exact: true }).click();
        await page.getByRole('menuitem', { name: own.toNextPage }).click();
        await expect(page.getByText(own.pageOf(2, 2), { exact: true })).toBeVisible();
        await expect(legendOnPage()).toHaveCount(1);
        await author.openTab('legend');
        await expect(page.getByRole('radio', { name: own.wholeDocument })).toBeChecked();
        await page.getByRole('button', { name: own.findRoom }).click();
      });
    });
  });
}
