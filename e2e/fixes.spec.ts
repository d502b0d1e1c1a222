import { Author } from './author.js';
import { languagesFor } from './languages.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

/** What only the proof and its fixes say. */
const PROOF_WORDS = {
  de: {
    proof: 'Prüfung',
    overlap: /liegt auf einem anderen|überlappen sich/,
    fix: /^Beheben: /,
    fixAll: /^Alle \d+ beheben$/,
    undo: /^Rückgängig/,
  },
  en: {
    proof: 'Proof',
    overlap: /lies on another|overlap/,
    fix: /^Fix: /,
    fixAll: /^Fix all \d+$/,
    undo: /^Undo/,
  },
} as const;

for (const language of languagesFor('de')) {
  const words = WORDS[language];
  const own = PROOF_WORDS[language];

  test.describe(`fixes of the proof (${language})`, () => {
    test.use({ locale: words.locale });

    test('an author has labels that lie on others moved to free places', async ({ page }) => {
      const author = new Author(page, words);
      const proof = page.getByRole('region', { name: own.proof, exact: true });
      const overlaps = proof.getByRole('listitem').filter({ hasText: own.overlap });

      await author.startDraft();
      await author.chooseTool('rect');
      await author.drag([0.3, 0.3], [0.6, 0.6]);
      await author.writeLabel(0.29, 0.4, 'Haus');
      await author.writeLabel(0.31, 0.41, 'Garten');
      await page.keyboard.press('F7');
      await expect(overlaps).toHaveCount(2);

      await test.step('one by one', async () => {
        await overlaps.first().getByRole('button', { name: own.fix }).click();
        await expect(overlaps).not.toHaveCount(2);
        await page.getByRole('button', { name: own.undo }).first().click();
        await expect(overlaps).toHaveCount(2);
      });

      await test.step('all at once, each to a place of its own, in one step of undo', async () => {
        await overlaps.first().getByRole('button', { name: own.fixAll }).click();
        await expect(overlaps).toHaveCount(0);
        await page.screenshot({ path: test.info().outputPath('fixed.png') });
        await page.getByRole('button', { name: own.undo }).first().click();
        await expect(overlaps).toHaveCount(2);
      });
    });
  });
}
