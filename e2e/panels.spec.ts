import { Author } from './author.js';
import { languagesFor } from './languages.js';
import { PANEL_WORDS } from './panel-words.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

for (const language of languagesFor('de')) {
  const words = WORDS[language];
  const panels = PANEL_WORDS[language];

  test.describe(`beside the sheet, ${language}`, () => {
    test.use({ locale: words.locale });

    test('someone names, locks, orders and hides objects, arranges pages and goes back in the history', async ({
      page,
    }) => {
      const author = new Author(page, words);
      const row = (name: string | RegExp) => author.objects().filter({ hasText: name });

      await test.step('draws two shapes, which the list shows', async () => {
        await author.startDraft();
        await author.openTab('objects');
        await author.chooseTool('rect');
        await author.drag([0.35, 0.35], [0.45, 0.45]);
        await author.chooseTool('ellipse');
        await author.drag([0.5, 0.5], [0.6, 0.6]);
        await expect(author.objects()).toHaveCount(3);
      });

      await test.step('names one in its place', async () => {
        await row(words.tools.rect).click();
        await page.keyboard.press('F2');
        await page.getByRole('textbox', { name: panels.nameOfRect }).fill(panels.house);
        await page.keyboard.press('Enter');
        await expect(row(panels.house)).toHaveCount(1);
        await expect(row(panels.house)).toBeFocused();
      });

      await test.step('puts it in front of the other by the keyboard', async () => {
        await page.keyboard.press('Alt+ArrowUp');
        await expect(author.objects().first()).toContainText(panels.house);
      });

      await test.step('locks it, so that a number no longer moves it, and unlocks it', async () => {
        await row(panels.house).hover();
        await row(panels.house).getByRole('button', { name: panels.lock }).click();
        const left = page.getByRole('textbox', { name: words.left });
        await expect(left).toBeDisabled();
        await page.getByRole('button', { name: panels.unlock }).click();
        await expect(left).toBeEnabled();
      });

      await test.step('adds a page, names it, and puts it first', async () => {
        await author.openTab('pages');
        const list = page.getByRole('grid', { name: panels.pages });
        await page
          .getByRole('tabpanel', { name: words.tabs.pages, exact: true })
          .getByRole('button', { name: panels.addPage })
          .click();
        await expect(list.getByRole('row')).toHaveCount(2);
        await list.getByRole('row').last().click();
        await page.keyboard.press('F2');
        await page.getByRole('textbox', { name: panels.nameOfPage }).fill(panels.back);
        await page.keyboard.press('Enter');
        await expect(list.getByRole('row').last()).toContainText(panels.back);
        await expect(list.getByRole('row').last()).toBeFocused();
        await page.keyboard.press('Alt+ArrowUp');
        await expect(list.getByRole('row').first()).toContainText(panels.back);
        await expect(list.locator('img')).toHaveCount(2);
      });

      await test.step('goes back to the beginning and forth again', async () => {
        await author.openTab('history');
        const steps = page.getByRole('grid', { name: panels.steps });
        await steps.getByRole('row').last().click();
        await page.keyboard.press('Home');
        await expect(steps.getByRole('row').first()).toHaveAttribute('aria-selected', 'true');
        await author.openTab('objects');
        await expect(author.objects()).toHaveCount(1);
        await author.openTab('history');
        await steps.getByRole('row').first().click();
        await page.keyboard.press('End');
        await author.openTab('pages');
        await expect(page.getByRole('grid', { name: panels.pages }).getByRole('row')).toHaveCount(2);
      });
    });
  });
}
