import { Author } from './author.js';
import { expectAccessible } from './faults.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

/** What the settings of braille pages and of the draft are called, and a label with its cells without and with signs for capitals. */
const BOOK = {
  tab: 'Braille',
  summary: 'Zusammenfassung',
  head: 'Kopfzeile',
  numbers: /Seitenzahlen$/,
  place: 'oben links',
  front: 'Titelseite und Inhalt',
  first: 'Brailleseite 1 von 3',
  notation: /Schreibweise$/,
  capitals: 'mit Großschreibzeichen',
  label: 'Tor',
  plain: '⠞⠕⠗',
  marked: '⠨⠞⠕⠗',
} as const;

test.describe('braille pages as a book (de)', () => {
  const words = WORDS.de;
  test.use({ locale: words.locale });

  test('pages have a running head, numbers at the top and a title page', async ({ page }) => {
    const author = new Author(page, words);
    await author.startDraft();
    await author.nameGraphic('Haus');
    await page.getByRole('tab', { name: BOOK.tab, exact: true }).click();
    await page.getByRole('textbox', { name: BOOK.summary }).fill('Eine Zeile.\n'.repeat(30));
    await page.getByRole('textbox', { name: BOOK.head }).fill('Garten');
    await page.getByRole('button', { name: BOOK.numbers }).click();
    await page.getByRole('option', { name: BOOK.place }).click();
    await page.getByText(BOOK.front, { exact: true }).click();
    await expect(page.getByRole('figure', { name: BOOK.first })).toBeAttached();
    await expectAccessible(page);
    await author.waitUntilSaved();
    await page.reload();
    await page.getByRole('tab', { name: BOOK.tab, exact: true }).click();
    await expect(page.getByRole('figure', { name: BOOK.first })).toBeAttached();
    await expect(page.getByRole('textbox', { name: BOOK.head })).toHaveValue('Garten');
  });

  test('capitals are marked where the author wants it', async ({ page }) => {
    const author = new Author(page, words);
    await author.startDraft();
    await author.writeLabel(0.4, 0.4, BOOK.label);
    await author.openTab('object');
    await expect(page.getByText(BOOK.plain, { exact: true }).first()).toBeAttached();
    await author.openTab('draft');
    await page.getByRole('button', { name: BOOK.notation }).click();
    await page.getByRole('option', { name: BOOK.capitals }).click();
    await author.openTab('object');
    await expect(page.getByText(BOOK.marked, { exact: true }).first()).toBeAttached();
  });
});
