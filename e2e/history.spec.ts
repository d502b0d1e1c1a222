import { Author } from './author.js';
import { complaintsOf } from './faults.js';
import { languagesFor } from './languages.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

for (const language of languagesFor('de')) {
  const words = WORDS[language];

  test.describe(`the history (${language})`, () => {
    test.use({ locale: words.locale });

    test('an author takes steps back after the page was loaded anew', async ({ page }) => {
      const author = new Author(page, words);
      const complaints = await complaintsOf(page);
      await author.startDraft();
      const rows = author.objects();
      const before = await rows.count();
      await author.chooseTool('rect');
      await author.drag([0.4, 0.4], [0.6, 0.6]);
      await expect(rows).toHaveCount(before + 1);
      await author.nameGraphic('Haus');
      await author.waitUntilSaved();

      await page.reload();
      await author.openTab('objects');
      await expect(rows).toHaveCount(before + 1);
      const undo = page.getByRole('button', { name: words.undo, exact: true });
      await undo.click();
      await author.openTab('draft');
      const title = page.getByRole('textbox', { name: words.graphicTitle });
      await expect(title).toHaveValue('');
      await expect(rows).toHaveCount(before + 1);
      await undo.click();
      await expect(rows).toHaveCount(before);
      await expect(undo).toBeDisabled();
      await page.getByRole('button', { name: words.redo, exact: true }).click();
      await expect(rows).toHaveCount(before + 1);
      expect(complaints).toEqual([]);
    });
  });
}
