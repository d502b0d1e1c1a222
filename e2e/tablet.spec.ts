import { Author } from './author.js';
import { expectAccessible } from './faults.js';
import { languagesFor } from './languages.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

/** What the sides of the workspace are called on their switches. */
const SIDES = {
  de: { left: 'Objekte und Seiten', right: 'Eigenschaften', polygon: 'Vieleck', triangle: 'Dreieck' },
  en: { left: 'Objects and pages', right: 'Properties', polygon: 'Polygon', triangle: 'Triangle' },
} as const;

for (const language of languagesFor('de')) {
  const words = WORDS[language];
  const own = SIDES[language];

  test.describe(`the editor on a tablet held upright (${language})`, () => {
    test.use({
      locale: words.locale,
      viewport: { width: 768, height: 1024 },
      hasTouch: true,
      isMobile: true,
    });

    test('an author draws by touch, with the sides over the sheet one at a time', async ({ page }) => {
      const author = new Author(page, words);
      const left = page.getByRole('complementary', { name: own.left, exact: true });
      const right = page.getByRole('complementary', { name: own.right, exact: true });
      const switchOf = (name: string) => page.getByRole('button', { name, exact: true });

      await author.visit('/editor/splash');
      await page.getByRole('button', { name: words.newDraft }).tap();
      await expect(author.canvas()).toBeVisible();
      await expect(left).toHaveCount(0);
      await expect(right).toHaveCount(0);
      const width = async () => (await author.canvas().boundingBox())?.width ?? 0;
      const before = await width();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);

      await test.step('no bar is wider than the window, whatever its width', async () => {
        for (const [width, height] of [
          [820, 1180],
          [1024, 768],
          [1180, 820],
          [1280, 800],
          [768, 1024],
        ] as const) {
          await page.setViewportSize({ width, height });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
          await expect(page.getByRole('button', { name: words.publish })).toBeInViewport({ ratio: 1 });
          await expect(page.getByRole('button', { name: words.proof })).toBeInViewport({ ratio: 1 });
        }
      });

      await test.step('the sides', async () => {
        await switchOf(own.right).tap();
        await expect(right).toBeVisible();
        expect(await width()).toBe(before);
        await expectAccessible(page);
        await switchOf(own.left).tap();
        await expect(left).toBeVisible();
        await expect(right).toHaveCount(0);
        await switchOf(own.left).tap();
        await expect(left).toHaveCount(0);
      });

      await test.step('a triangle', async () => {
        const tools = page.getByRole('toolbar', { name: words.toolbar });
        await tools.getByRole('button', { name: own.polygon, exact: true }).tap();
        await expect(page.getByRole('button', { name: own.triangle, exact: true })).toBeVisible();
        const place = await author.at(0.5, 0.5);
        await page.touchscreen.tap(place.x, place.y);
        await switchOf(own.left).tap();
        await author.openTab('objects');
        await expect(author.objects()).toHaveCount(2);
      });
    });
  });
}
