import { ACCOUNT_WORDS } from './account-words.js';
import { Author } from './author.js';
import { languagesFor } from './languages.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

/** What is said about names that nothing is seen of, or that are taken for others. */
const SENTENCES = {
  de: {
    mixed: /in einem Wort nur eine Schrift/,
    reserved: /den Betreibern vorbehalten/,
    unseen: /sichtbare Buchstaben oder Ziffern/,
    required: 'Dieses Feld muss ausgefüllt sein.',
    empty: /^Die Grafik ist leer\. /,
  },
  en: {
    mixed: /a single alphabet within a word/,
    reserved: /reserved for the operators/,
    unseen: /visible letters or digits/,
    required: 'This field must be filled in.',
    empty: /^The graphic is empty\. /,
  },
} as const;

for (const language of languagesFor('de')) {
  const words = WORDS[language];
  const account = ACCOUNT_WORDS[language];
  const said = SENTENCES[language];

  test.describe(`names that show nothing or pass for others (${language})`, () => {
    test.use({ locale: words.locale });

    test('are refused at the field where they are typed', async ({ page }) => {
      const author = new Author(page, words);
      const main = page.getByRole('main');

      await test.step('when signing up', async () => {
        await author.visit('/signup');
        await main.getByLabel(account.email).fill(`name-${language}-${Date.now()}@schule.example`);
        await main.getByRole('checkbox', { name: account.privacy }).press('Space');
        const name = main.getByLabel(account.displayName);
        for (const [typed, sentence] of [
          // Its first letter is Cyrillic.
          ['\u0410dmin', said.mixed],
          ['Tastwerk Team', said.reserved],
          ['\u3164\u3164\u3164', said.unseen],
        ] as const) {
          await name.fill(typed);
          await main.getByRole('button', { name: account.signUp }).click();
          await expect(name).toHaveAccessibleDescription(sentence);
          await expect(name).toBeFocused();
        }
        await name.fill(`Søren O’Neill ${language} ${Date.now()}`);
        await main.getByRole('button', { name: account.signUp }).click();
        await expect(page.getByRole('heading', { name: account.mailSent })).toBeVisible();
      });

      await test.step('when publishing, as is an empty sheet', async () => {
        await author.visit('/login');
        await author.logIn();
        await author.startDraft();
        await author.nameGraphic('\u2800\u2800');
        const dialog = await author.openPublish();
        await author.publish(dialog);
        await expect(dialog.getByText(said.required)).toHaveCount(1);
        await expect(dialog.getByText(said.empty)).toBeVisible();
        await dialog.getByRole('textbox', { name: words.graphicTitle }).fill('Herz');
        await page.keyboard.press('Tab');
        await dialog.getByRole('button', { name: words.publish }).click();
        await expect(dialog.getByText(said.required)).toHaveCount(0);
        await expect(dialog.getByText(said.empty)).toBeVisible();
      });
    });
  });
}
