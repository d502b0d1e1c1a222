import { Author } from './author.js';
import { complaintsOf } from './faults.js';
import { languagesFor } from './languages.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

/** What only the list of drafts says. */
const HISTORY_WORDS = {
  de: { rename: 'Haus umbenennen', newTitle: 'Hof' },
  en: { rename: 'Rename Haus', newTitle: 'Yard' },
} as const;

for (const language of languagesFor('de')) {
  const words = WORDS[language];

  test.describe(`the history (${language})`, () => {
    const own = HISTORY_WORDS[language];

    test.use({ locale: words.locale });

    test('an author takes steps back after the page was loaded anew', async ({ page }) => {
      const author = new Author(page, words);
      const complaints = await complaintsOf(page);
      await author.startDraft();
      const rows = author.objects();
      const before = await author.countObjects();
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

      await test.step('and after the draft was renamed in the list', async () => {
        await page.getByRole('button', { name: words.redo, exact: true }).click();
        await author.waitUntilSaved();
        await page.getByRole('button', { name: words.toDrafts }).click();
        await page.getByRole('button', { name: own.rename }).click();
        await page.getByRole('textbox', { name: words.graphicTitle }).fill(own.newTitle);
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: own.newTitle, exact: true }).click();
        await author.openTab('draft');
        await expect(title).toHaveValue(own.newTitle);
        await undo.click();
        await expect(title).toHaveValue('Haus');
        await undo.click();
        await expect(title).toHaveValue('');
      });
      expect(complaints).toEqual([]);
    });
  });
}
