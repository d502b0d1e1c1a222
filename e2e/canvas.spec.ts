import { Author } from './author.js';
import { languagesFor } from './languages.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

/** What only the drawing area says. */
const CANVAS_WORDS = {
  de: {
    star: 'Stern',
    guide: 'Senkrechte Hilfslinie',
  },
  en: {
    star: 'Star',
    guide: 'Vertical guide',
  },
} as const;

for (const language of languagesFor('en')) {
  const words = WORDS[language];
  const own = CANVAS_WORDS[language];

  test.describe(`the drawing area (${language})`, () => {
    test.use({ locale: words.locale });

    test('an author places symbols, draws freely and works inside a group', async ({ page }) => {
      const author = new Author(page, words);
      const left = () => page.getByRole('textbox', { name: words.left });

      await test.step('places two stars, one after the other', async () => {
        await author.startDraft();
        await author.canvas().focus();
        await page.keyboard.press('y');
        await page.getByRole('button', { name: own.star, exact: true }).click();
        await author.click(0.4, 0.3);
        await author.click(0.55, 0.3);
        await expect(author.objects()).toHaveCount(3);
      });

      await test.step('draws freely, and takes it back', async () => {
        await page.keyboard.press('p');
        await author.drag([0.4, 0.5], [0.6, 0.6]);
        await expect(author.objects()).toHaveCount(4);
        await page.keyboard.press('Control+z');
        await expect(author.objects()).toHaveCount(3);
      });

      await test.step('groups both stars, goes into the group and moves one of them', async () => {
        await page.keyboard.press('v');
        await author.drag([0.35, 0.2], [0.62, 0.4]);
        await page.keyboard.press('Control+g');
        await expect(author.objects().filter({ hasText: words.group })).toHaveCount(1);
        await author.openTab('object');
        const ofGroup = await left().inputValue();
        const star = await author.at(0.55, 0.3);
        await page.mouse.dblclick(star.x, star.y);
        await expect(left()).not.toHaveValue(ofGroup);
        const ofStar = await left().inputValue();
        await author.drag([0.55, 0.3], [0.6, 0.35]);
        await expect(left()).not.toHaveValue(ofStar);
      });
    });

    test('an author drags a guide out of the ruler, moves it by a key and removes it', async ({ page }) => {
      const author = new Author(page, words);
      await author.startDraft();
      const area = await author.canvas().boundingBox();
      if (!area) throw new Error('the drawing area is not on the screen');
      await page.mouse.move(area.x - 8, area.y + area.height / 2);
      await page.mouse.down();
      await page.mouse.move(area.x + area.width / 2, area.y + area.height / 2, { steps: 4 });
      await page.mouse.up();
      const guide = page.getByRole('slider', { name: own.guide });
      await expect(guide).toHaveCount(1);
      const before = Number(await guide.getAttribute('aria-valuenow'));
      await guide.focus();
      await page.keyboard.press('ArrowRight');
      await expect(guide).toHaveAttribute('aria-valuenow', String(before + 1));
      await page.keyboard.press('Delete');
      await expect(guide).toHaveCount(0);
      await expect(author.canvas()).toBeFocused();
    });
  });
}
