import { Author } from './author.js';
import { languagesFor } from './languages.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';
import { tick } from './tick.js';

for (const language of languagesFor('de')) {
  const words = WORDS[language];

  test.describe(`arranging, explaining and proofing (${language})`, () => {
    test.use({ locale: words.locale });

    test('an author groups and copies, names a texture in the legend and mends what the proof finds', async ({
      page,
    }) => {
      const author = new Author(page, words);
      const count = async (number: number) => expect(author.objects()).toHaveCount(number);

      await test.step('draws two areas and a line', async () => {
        await author.startDraft();
        await author.openTab('object');
        await author.chooseTool('rect');
        await author.drag([0.3, 0.3], [0.42, 0.42]);
        await author.chooseTool('ellipse');
        await author.drag([0.5, 0.3], [0.62, 0.42]);
        await author.pick(words.texture, words.grid);
        const fills = page.getByRole('radiogroup', { name: words.fill, exact: true });
        await expect(fills.getByRole('radio', { name: words.yellow, exact: true })).toBeChecked();
        await author.chooseTool('line');
        await author.drag([0.35, 0.6], [0.6, 0.6]);
        await count(4);
      });

      await test.step('groups both areas, copies the group, takes the copy back and ungroups', async () => {
        await author.drag([0.27, 0.26], [0.66, 0.46]);
        await author.canvas().focus();
        await page.keyboard.press('Control+g');
        await expect(author.objects().filter({ hasText: words.group })).toHaveCount(1);
        await count(3);
        await page.keyboard.press('Control+d');
        await count(4);
        await page.keyboard.press('Control+z');
        await count(3);
        await page.keyboard.press('Control+z');
        await count(4);
      });

      await test.step('names the texture in the legend, which then stands on the page', async () => {
        await author.openTab('legend');
        await page.getByRole('textbox', { name: words.meaningOfGrid }).fill(words.meadow);
        await page.keyboard.press('Tab');
        await tick(page.getByRole('switch', { name: words.useLegend }));
        await author.openTab('object');
        await expect(author.objects().filter({ hasText: words.legend })).toHaveCount(1);
      });

      await test.step('finds in the proof that the page has no title, and writes one', async () => {
        await page.getByRole('button', { name: words.proof }).click();
        const missing = page.getByText(words.titleMissing);
        await expect(missing).toBeVisible();
        const finding = page.getByRole('listitem').filter({ has: missing });
        await finding.getByRole('button', { name: words.showFinding }).click();
        await page
          .getByRole('tabpanel', { name: words.tabs.object, exact: true })
          .getByRole('textbox', { name: 'Text' })
          .fill(words.labelText);
        await page.keyboard.press('Tab');
        await expect(missing).toHaveCount(0);
      });
    });
  });
}
