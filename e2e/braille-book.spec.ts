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
  paper: /Papier und Brailledrucker$/,
  everest: 'Index Everest V4/V5: A3 (297 × 420 mm)',
  mostOnEverest: 'Höchstens 48 Zellen je Zeile und 41 Zeilen je Seite, Ränder eingerechnet.',
  custom: 'Eigenes Format',
  width: 'Breite',
  height: 'Höhe',
  cells: 'Zellen je Zeile',
  rows: 'Zeilen je Seite',
  fewer: 'Zellen je Zeile von 33 auf 24 verringert, damit sie mit den Rändern auf das Papier passen.',
  wholeBook: 'Brailleseiten groß zeigen',
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

  test('pages fit the paper of the embosser, and one step back brings the old one', async ({ page }) => {
    const author = new Author(page, words);
    await author.startDraft();
    await page.getByRole('tab', { name: BOOK.tab, exact: true }).click();
    await page.getByRole('textbox', { name: BOOK.summary }).fill('Eine Zeile.\n'.repeat(30));
    const choosePaper = async (name: string) => {
      await page.getByRole('button', { name: BOOK.paper }).click();
      await page.getByRole('option', { name, exact: true }).click();
    };
    const number = (name: string) => page.getByRole('textbox', { name, exact: true });
    const sheet = page.getByRole('figure', { name: /^Brailleseite 1 von/ }).locator('svg');
    await choosePaper(BOOK.everest);
    await expect(page.getByText(BOOK.mostOnEverest, { exact: true })).toBeVisible();
    await expect(sheet).toHaveAttribute('viewBox', '0 0 297 420');
    await choosePaper(BOOK.custom);
    await number(BOOK.width).fill('150');
    await number(BOOK.width).press('Enter');
    await expect(number(BOOK.cells)).toHaveValue('24');
    await expect(page.getByText(BOOK.fewer, { exact: true })).toBeVisible();
    await expect(sheet).toHaveAttribute('viewBox', '0 0 150 420');
    await expectAccessible(page);
    await page.getByRole('button', { name: words.undo }).click();
    await expect(number(BOOK.cells)).toHaveValue('33');
    await expect(number(BOOK.width)).toHaveValue(/^297/);
    await expect(page.getByText(BOOK.fewer, { exact: true })).toHaveCount(0);
    await author.waitUntilSaved();
    await page.reload();
    await page.getByRole('tab', { name: BOOK.tab, exact: true }).click();
    await expect(number(BOOK.height)).toHaveValue(/^420/);
    await page.getByRole('button', { name: BOOK.wholeBook }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await choosePaper(BOOK.everest);
    await expect(page.getByText(BOOK.mostOnEverest, { exact: true })).toBeVisible();
    await expectAccessible(page);
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
