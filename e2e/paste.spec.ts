import { Author } from './author.js';
import { importAlone } from './import-alone.js';
import { languagesFor } from './languages.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const PASTE_WORDS = {
  de: { perLine: 'Eine Beschriftung je Zeile', importTitle: 'Importieren' },
  en: { perLine: 'One label per line', importTitle: 'Import' },
} as const;

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect x="10" y="10" width="60" height="60"/></svg>';

for (const language of languagesFor('de')) {
  const words = WORDS[language];
  const own = PASTE_WORDS[language];

  test.describe(`pasting from other programs (${language})`, () => {
    test.use({ locale: words.locale, permissions: ['clipboard-read', 'clipboard-write'] });

    test('an author pastes a list of words and an SVG drawing', async ({ page }) => {
      const author = new Author(page, words);
      const paste = async (text: string) => {
        await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
        await author.canvas().focus();
        await page.keyboard.press('Control+v');
      };

      await author.startDraft();

      await test.step('pastes three words: they become one label', async () => {
        await paste('Bahnhof\nRathaus\nMarkt');
        await expect(author.objects().filter({ hasText: 'Bahnhof' })).toHaveCount(1);
        await expect(author.objects()).toHaveCount(2);
      });

      await test.step('makes a label of each line by the palette', async () => {
        await page.keyboard.press('Control+k');
        await page.getByRole('searchbox').fill(own.perLine);
        await page.getByRole('menuitem', { name: own.perLine }).click();
        await expect(author.objects()).toHaveCount(4);
        for (const text of ['Bahnhof', 'Rathaus', 'Markt'])
          await expect(author.objects().filter({ hasText: text })).toHaveCount(1);
        await page.keyboard.press('Control+z');
        await expect(author.objects()).toHaveCount(2);
      });

      await test.step('pastes the markup of a drawing: the import opens with it', async () => {
        await paste(SVG);
        await importAlone(page.getByRole('dialog', { name: own.importTitle }), words);
        await expect(author.objects()).toHaveCount(3);
      });
    });
  });
}
