import { Author } from './author.js';
import { expectAccessible, expectAccessibleAtAllWidths } from './faults.js';
import { OWN_WORDS } from './own-words-texts.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

/** Cells that are written with the keys F D S J K L: all six dots, then dots 1, 2, 3, 5 and 6. */
const CHORDS = ['fdsjkl', 'fdskl'] as const;

for (const language of ['de', 'en'] as const) {
  const words = WORDS[language];
  const texts = OWN_WORDS[language];

  test.describe(`words with braille of their own (${language})`, () => {
    test.use({ locale: words.locale });

    test('a word is written with the cells of its author, in the draft and in the next one', async ({
      page,
    }) => {
      const author = new Author(page, words);
      await author.startDraft();
      await author.writeLabel(0.4, 0.4, texts.text);
      await author.openTab('object');
      await expect(page.getByText(texts.before).first()).toBeAttached();

      await author.openTab('draft');
      await page.getByRole('button', { name: texts.open }).click();
      const dialog = page.getByRole('dialog', { name: texts.name });
      await expect(dialog.getByText(texts.empty)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: texts.add }).click();
      await dialog.getByRole('textbox', { name: texts.word, exact: true }).fill('Vase');
      await dialog.getByRole('textbox', { name: texts.braille }).focus();
      for (const chord of CHORDS) await author.pressChord(chord);
      await expect(dialog.getByRole('textbox', { name: texts.braille })).toHaveValue('⠿⠷');
      await expect(dialog.getByRole('figure', { name: texts.preview }).first()).toBeVisible();
      await expectAccessibleAtAllWidths(page);
      await dialog.getByRole('button', { name: texts.store }).click();
      await expect(dialog.getByText(texts.stored)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: texts.close }).click();

      await author.openTab('object');
      await expect(page.getByText(texts.after).first()).toBeAttached();
      await page.keyboard.press('Control+z');
      await expect(page.getByText(texts.before).first()).toBeAttached();
      await page.keyboard.press('Control+Shift+z');
      await author.waitUntilSaved();
      await page.reload();
      await author.openTab('draft');
      await page.getByRole('button', { name: texts.open }).click();
      await expect(dialog.getByText('Vase', { exact: true })).toBeVisible();
    });

    test('words are read from a file, and lines that say none are named', async ({ page }) => {
      const author = new Author(page, words);
      await author.startDraft();
      await author.openTab('draft');
      await page.getByRole('button', { name: texts.open }).click();
      const dialog = page.getByRole('dialog', { name: texts.name });
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: texts.read }).click();
      const text = 'Vase\t⠿⠷\nHaus|tür\nzwei Wörter\t⠵\n';
      await (
        await chooser
      ).setFiles({ name: 'schule.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
      await expect(dialog.getByText(texts.taken)).toBeVisible();
      await expect(dialog.getByText(texts.refused)).toBeVisible();
      await expect(dialog.getByText('Haus|tür')).toBeVisible();
    });
  });
}
