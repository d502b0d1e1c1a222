import { expectAccessible } from './faults.js';
import { Author } from './author.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

/** What the editor calls the choice, and French braille of grade 2 for the label: "bj" stands for "bonjour", as liblouis 3.39 writes it. */
const CHOICE = {
  de: {
    system: /Braillesystem$/,
    first: 'Deutsche Vollschrift',
    other: 'Andere Sprache …',
    dialog: 'Braillesystem wählen',
    query: 'franz',
    language: 'Französisch',
    kind: 'Gekürzt',
    chosen: 'Französisch, gekürzt',
    note: /noch nicht geprüft/,
  },
  en: {
    system: /Braille system$/,
    first: 'English, UEB grade 1',
    other: 'Other language …',
    dialog: 'Choose a braille system',
    query: 'francais',
    language: 'French',
    kind: 'Contracted',
    chosen: 'French, contracted',
    note: /have not yet checked/,
  },
} as const;

for (const language of ['de', 'en'] as const) {
  const words = WORDS[language];
  const choice = CHOICE[language];

  test.describe(`braille systems of other languages (${language})`, () => {
    test.use({ locale: words.locale });

    test('a draft is written in one, found by its name, and keeps it', async ({ page }) => {
      const author = new Author(page, words);
      await author.startDraft();
      await author.openTab('draft');
      const system = page.getByRole('button', { name: choice.system });
      await expect(system).toContainText(choice.first);
      await system.click();
      await page.getByRole('option', { name: choice.other }).click();

      const dialog = page.getByRole('dialog', { name: choice.dialog });
      await expect(dialog.getByRole('group').first()).toBeVisible();
      // The keys stay in the search field: the list need not take the focus to be scrolled.
      await expectAccessible(page, page.url(), ['scrollable-region-focusable']);
      await page.keyboard.type(choice.query);
      await expect(dialog.getByRole('group')).toHaveCount(1);
      await expect(dialog.getByRole('group', { name: choice.language })).toBeVisible();
      await dialog.getByRole('menuitem', { name: choice.kind, exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expect(system).toContainText(choice.chosen);
      await expect(page.getByText(choice.note)).toBeVisible();

      await author.writeLabel(0.4, 0.4, 'Bonjour');
      await author.openTab('object');
      await expect(page.getByText('⠨⠃⠚').first()).toBeAttached();
      await author.waitUntilSaved();
      await page.reload();
      await author.openTab('draft');
      await expect(system).toContainText(choice.chosen);
    });
  });
}
