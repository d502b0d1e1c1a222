import { Author } from './author.js';
import { OWN_WORDS } from './own-words-texts.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

for (const language of ['de', 'en'] as const) {
  const words = WORDS[language];
  const texts = OWN_WORDS[language];

  test.describe(`words with braille of their own in an account (${language})`, () => {
    test.use({ locale: words.locale });

    test('words of an account hold in all its drafts', async ({ page }) => {
      const author = new Author(page, words);
      await author.visit('/login');
      await author.logIn();
      await author.startDraft();
      await author.openTab('draft');
      await page.getByRole('button', { name: texts.open }).click();
      const dialog = page.getByRole('dialog', { name: texts.name });
      await dialog.getByRole('tab', { name: texts.account }).click();
      // A word that the account has already is replaced.
      await dialog.getByRole('button', { name: texts.add }).click();
      await dialog.getByRole('textbox', { name: texts.word, exact: true }).fill(texts.ofAccount);
      await dialog.getByRole('textbox', { name: texts.braille }).fill('⠿⠷');
      await dialog.getByRole('button', { name: texts.store }).click();
      await expect(dialog.getByText(texts.ofAccount, { exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: texts.close }).click();

      await author.startDraft();
      await author.writeLabel(0.4, 0.4, `${texts.ofAccount} ${texts.ofAccount}`);
      await author.openTab('object');
      await expect(page.getByText('⠿⠷⠀⠿⠷').first()).toBeAttached();
    });
  });
}
