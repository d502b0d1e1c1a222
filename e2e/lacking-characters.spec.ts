import { Author } from './author.js';
import { expectAccessibleAtAllWidths } from './faults.js';
import { OWN_WORDS } from './own-words-texts.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

/** A label with a character that no braille system has, its braille without it, and what the editor says. */
const LABELS = {
  de: {
    text: 'Bär 😀 da',
    cells: '⠃⠜⠗⠀⠀⠙⠁',
    ownCells: '⠃⠜⠗⠀⠿⠀⠙⠁',
    title: 'Die Brailleschrift dieser Beschriftung lässt etwas aus.',
    sentence: 'Das Zeichen „😀“ kann in diesem Braillesystem nicht geschrieben werden.',
    proof: 'Prüfung',
    unprinted: '„漢“ (in „漢 ⇒ Ж“) fehlt in der Druckschrift.',
    quoted: 'Das “Haus” ist da',
    quotedCells: '⠙⠁⠎⠀⠦⠓⠡⠎⠴⠀⠊⠾⠀⠙⠁',
  },
  en: {
    text: 'bear 😀 go',
    cells: '⠃⠑⠁⠗⠀⠀⠛⠕',
    ownCells: '⠃⠑⠁⠗⠀⠿⠀⠛⠕',
    title: 'The braille of this label leaves something out.',
    sentence: 'The character “😀” cannot be written in this braille system.',
    proof: 'Proof',
    unprinted: 'The print font lacks “漢” (in “漢 ⇒ Ж”).',
    quoted: 'the „cat“ is',
    quotedCells: '⠞⠓⠑⠀⠦⠉⠁⠞⠴⠀⠊⠎',
  },
} as const;

for (const language of ['de', 'en'] as const) {
  const words = WORDS[language];
  const label = LABELS[language];

  test.describe(`characters that a braille system lacks (${language})`, () => {
    test.use({ locale: words.locale });

    test('the rest of the label stands in braille, and the editor names the character', async ({ page }) => {
      const author = new Author(page, words);
      await author.startDraft();
      await author.writeLabel(0.4, 0.4, label.text);
      await author.openTab('object');
      await expect(page.getByText(label.title)).toBeVisible();
      await expect(page.getByText(label.sentence).first()).toBeVisible();
      await expect(page.getByText(label.cells).first()).toBeAttached();
    });

    test('a character gets cells of its own, and is lacking no more', async ({ page }) => {
      const own = OWN_WORDS[language];
      const author = new Author(page, words);
      await author.startDraft();
      await author.writeLabel(0.4, 0.4, label.text);
      await author.openTab('object');
      await expect(page.getByText(label.title)).toBeVisible();
      await author.openTab('draft');
      await page.getByRole('button', { name: own.open }).click();
      const dialog = page.getByRole('dialog', { name: own.name });
      await dialog.getByRole('button', { name: own.add }).click();
      await dialog.getByRole('textbox', { name: own.word, exact: true }).fill('😀');
      await dialog.getByRole('textbox', { name: own.braille }).focus();
      await author.pressChord('fdsjkl');
      await expect(dialog.getByRole('figure', { name: own.preview }).first()).toBeVisible();
      await expectAccessibleAtAllWidths(page);
      await dialog.getByRole('button', { name: own.store }).click();
      await dialog.getByRole('button', { name: own.close }).click();
      await author.openTab('object');
      await expect(page.getByText(label.ownCells).first()).toBeAttached();
      await expect(page.getByText(label.title)).toHaveCount(0);
    });

    test('print shows signs and letters by fonts of the product, and the proof names what those lack', async ({
      page,
    }) => {
      const author = new Author(page, words);
      await author.startDraft();
      await author.writeLabel(0.4, 0.4, '漢 ⇒ Ж');
      const proof = page.getByRole('region', { name: label.proof, exact: true });
      await page.keyboard.press('F7');
      await expect(proof.getByText(label.unprinted)).toBeVisible();
      // The first code points of the parts with arrows and with Cyrillic letters (`further-characters.css`).
      for (const first of ['U+2190-', 'U+400-']) {
        await expect
          .poll(() =>
            page.evaluate(
              (range) =>
                [...document.fonts].filter(
                  ({ unicodeRange, status }) => status === 'loaded' && unicodeRange.includes(range),
                ).length,
              first,
            ),
          )
          .toBeGreaterThan(0);
      }
    });

    test('quotation marks of another language are written as those that the system has', async ({ page }) => {
      const author = new Author(page, words);
      await author.startDraft();
      await author.writeLabel(0.4, 0.4, label.quoted);
      await author.openTab('object');
      await expect(page.getByText(label.quotedCells).first()).toBeAttached();
      await expect(page.getByText(label.title)).toHaveCount(0);
    });
  });
}
