import { Author } from './author.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const words = WORDS.de;

test.describe('the first clicks in a new draft', () => {
  test.use({ locale: words.locale });

  test('a blank draft outlives a reload before its first change, and one from a template is in the list', async ({
    page,
  }) => {
    const author = new Author(page, words);
    await author.startDraft();
    await page.reload();
    await expect(author.canvas()).toBeVisible();
    await author.visit('/editor/splash');
    await expect(page.getByText('Noch keine Entwürfe')).toBeVisible();

    await page.getByRole('button', { name: 'Aus einer Vorlage' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Zahlenstrahl', exact: true }).click();
    await author.openTab('objects');
    const count = await author.countObjects();
    await page.reload();
    await author.openTab('objects');
    await expect(author.objects()).toHaveCount(count);
    await page.getByRole('button', { name: words.toDrafts }).click();
    await page.getByRole('button', { name: 'Zahlenstrahl', exact: true }).click();
    await expect(author.canvas()).toBeVisible();
  });

  test('the title is written after one click, and is left alone while it is empty', async ({ page }) => {
    const author = new Author(page, words);
    const title = author.canvas().locator('..').getByText(words.graphicTitle);
    const selected = page.getByRole('treegrid').getByRole('row', { selected: true });
    await author.startDraft();
    await author.chooseTool('rect');
    await author.drag([0.35, 0.35], [0.45, 0.45]);
    await author.chooseTool('ellipse');
    await author.drag([0.5, 0.5], [0.6, 0.6]);

    await test.step('selecting all takes the two shapes, and copies them alone', async () => {
      await page.keyboard.press('Control+a');
      await expect(selected).toHaveText([words.tools.ellipse, words.tools.rect]);
      await page.keyboard.press('Control+d');
      await expect(author.objects()).toHaveCount(5);
      await expect(title).toHaveCount(1);
      await page.keyboard.press('Control+z');
      await expect(author.objects()).toHaveCount(3);
    });

    await test.step('letters are written into a title that was reached by Tab, and undone', async () => {
      await author.canvas().focus();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      await expect(selected).toHaveText([/^Titel/]);
      await page.keyboard.type('Rote Elle');
      const field = page.getByRole('textbox', { name: words.editLabel });
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('Rote Elle');
      await page.keyboard.press('Escape');
      await expect(author.objects().filter({ hasText: 'Rote Elle' })).toHaveCount(1);
      await expect(author.objects()).toHaveCount(3);
      await page.keyboard.press('Control+z');
      await expect(title).toHaveCount(1);
    });

    await test.step('one click opens the title, and letters are written instead of choosing tools', async () => {
      const place = await title.boundingBox();
      if (!place) throw new Error('the title is not on the screen');
      await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
      await expect(page.getByRole('textbox', { name: words.editLabel })).toBeFocused();
      await page.keyboard.type('Rote Parabel');
      await page.keyboard.press('Escape');
      await expect(author.objects().filter({ hasText: 'Rote Parabel' })).toHaveCount(1);
      await expect(author.objects()).toHaveCount(3);
    });

    await test.step('keys with Ctrl work while the list has the focus', async () => {
      await author.objects().filter({ hasText: words.tools.rect }).click();
      await page.keyboard.press('Control+d');
      await expect(author.objects()).toHaveCount(4);
      await author.objects().filter({ hasText: words.tools.ellipse }).click();
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Control+g');
      await expect(author.objects().filter({ hasText: words.group })).toHaveCount(1);
    });
  });
});
