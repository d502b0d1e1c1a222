import { GUIDE_WORDS } from './guide-words.js';
import { languagesFor } from './languages.js';
import { expect, test } from './test.js';

for (const language of languagesFor('en')) {
  const words = GUIDE_WORDS[language];

  test.describe(`from a template to a proofed page (${language})`, () => {
    test.use({ locale: words.locale });

    test('a teacher begins with a template, finds commands by words, and lets a finding pass for a reason', async ({
      page,
    }) => {
      const canvas = page.getByRole('application', { name: words.canvas });
      const search = page.getByRole('searchbox', { name: words.search });
      const status = page.getByRole('button', { name: words.nothingOpen });

      await test.step('begins with a template', async () => {
        await page.goto(`${process.env['PRODUCT_URL']}/editor/splash`);
        await page.getByRole('button', { name: words.fromTemplate }).click();
        await page.getByRole('dialog').getByRole('button', { name: words.template, exact: true }).click();
        await expect(canvas).toBeVisible();
      });

      await test.step('follows the guide, which knows what is done', async () => {
        await page.getByRole('tab', { name: words.guide, exact: true }).click();
        await expect(page.getByRole('button', { name: words.described })).toBeVisible();
        await page.getByRole('button', { name: words.step }).click();
        await expect(page.getByRole('button', { name: words.step })).toHaveAttribute('aria-current', 'step');
      });

      await test.step('goes to an object by its name', async () => {
        await page.keyboard.press('Control+k');
        await search.fill(words.template);
        await page.getByRole('menuitem', { name: words.chartRow }).click();
        await expect(page.getByRole('textbox', { name: words.name, exact: true })).toHaveValue(
          words.template,
        );
      });

      await test.step('opens the context menu by the keyboard', async () => {
        await canvas.focus();
        await page.keyboard.press('Shift+F10');
        const menu = page.getByRole('menu', { name: words.menu });
        await expect(menu.getByRole('menuitem', { name: words.duplicate })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(menu).toHaveCount(0);
      });

      await test.step('adds another template as a page, and takes it back', async () => {
        await page.keyboard.press('Control+k');
        await search.fill(words.clock);
        await page
          .getByRole('group', { name: words.templates })
          .getByRole('menuitem', { name: words.clock })
          .click();
        const dialog = page.getByRole('dialog', { name: words.askTitle });
        await dialog.getByRole('button', { name: words.append }).click();
        await expect(dialog).toHaveCount(0);
        await canvas.focus();
        await page.keyboard.press('Control+z');
        await expect(page.getByText(words.pages)).toHaveCount(0);
      });

      await test.step('lists the keys', async () => {
        await canvas.focus();
        await page.keyboard.press('F1');
        const sheet = page.getByRole('dialog', { name: words.shortcuts });
        await expect(sheet.getByRole('row', { name: words.sheetRow })).toContainText('+K');
        await page.keyboard.press('Escape');
        await expect(sheet).toHaveCount(0);
      });

      await test.step('takes the title away, which the proof finds', async () => {
        await page.keyboard.press('Control+k');
        await search.fill(words.title);
        await page.getByRole('menuitem', { name: words.titleRow }).click();
        await canvas.focus();
        await page.keyboard.press('Delete');
      });

      await test.step('lets what the proof found pass, for a reason that is kept with the draft', async () => {
        await canvas.focus();
        await page.keyboard.press('F7');
        const panel = page.getByRole('region', { name: words.proof, exact: true });
        // What was undone may still be listed while the page is proofed again.
        const pass = panel.getByRole('button', { name: words.pass });
        await expect(pass).toHaveCount(1);
        await pass.click();
        const dialog = page.getByRole('dialog', { name: words.passDialog });
        await dialog.getByRole('button', { name: words.reason }).click();
        await dialog.getByRole('button', { name: words.confirm }).click();
        await expect(status).toBeVisible();
        await panel.getByText(words.settled).click();
        await expect(panel.getByText(words.because)).toBeVisible();
      });
    });
  });
}
