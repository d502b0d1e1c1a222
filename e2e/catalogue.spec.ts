import { Author } from './author.js';
import { complaintsOf, expectAccessible } from './faults.js';
import { languagesFor } from './languages.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const SAMPLE = { de: 'Die Pflanzenzelle', en: 'The water cycle' } as const;

for (const language of languagesFor('de')) {
  const words = WORDS[language];

  test.describe(`the catalogue (${language})`, () => {
    test.use({ locale: words.locale });

    test('a visitor searches, filters, opens a graphic and is told how to get its files', async ({
      page,
    }) => {
      const complaints = await complaintsOf(page);
      const author = new Author(page, words);
      await author.visit('/');
      await page.getByRole('searchbox', { name: words.search }).fill(SAMPLE[language]);
      await page.getByRole('main').getByRole('button', { name: words.searchSubmit, exact: true }).click();
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: SAMPLE[language] }) });
      await expect(card).toHaveCount(1);
      await card.getByRole('link').click();
      const dialog = page.getByRole('dialog', { name: SAMPLE[language] });
      await expect(dialog.getByText(words.hint)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.getByRole('complementary').getByText('A3', { exact: true }).click();
      await expect(page.getByText(words.nothingFound)).toBeVisible();
      await page.getByRole('button', { name: words.showAll }).click();
      await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
      expect(complaints).toEqual([]);
    });

    test('a visitor reads why there is no catalogue, and sees it once it is back', async ({ page }) => {
      const failures = [
        { status: 500, error: 'INTERNAL', type: 'Bug', sentence: words.internalError },
        { status: 504, error: 'DATABASE_TIMEOUT', type: 'Timeout', sentence: words.databaseGone },
      ];
      for (const { status, error, type, sentence } of failures) {
        await page.route('**/api/graphics?*', (route) =>
          route.fulfill({ status, json: { error, type, message: '', correlationId: 'seen-in-a-browser' } }),
        );
        await new Author(page, words).visit('/catalogue');
        await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
        await expectAccessible(page);
        await page.unroute('**/api/graphics?*');
        await page.getByRole('button', { name: words.tryAgain }).click();
        await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
        await expect(page.getByText(sentence)).toHaveCount(0);
      }
    });
  });
}
