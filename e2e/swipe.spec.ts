import type { Page } from '@playwright/test';
import { Author } from './author.js';
import { Fingers } from './finger.js';
import { languagesFor } from './languages.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const PHONE = { width: 390, height: 844 };

/** Answers for a graphic with a second variant, which only this page sees. */
async function withSecondVariant(page: Page): Promise<void> {
  await page.route(/\/api\/graphics\/\d+$/, async (route) => {
    const response = await route.fetch();
    const graphic: { variants: { id: number }[] } = await response.json();
    const [first] = graphic.variants;
    if (first) graphic.variants.push({ ...first, id: first.id + 100_000 });
    await route.fulfill({ response, json: graphic });
  });
}

for (const language of languagesFor('de')) {
  const words = WORDS[language];

  test.describe(`a finger on the picture of a graphic (${language})`, () => {
    test.use({ locale: words.locale, viewport: PHONE, hasTouch: true, isMobile: true });

    test('swipes to the next variant and back, and scrolls up and down as ever', async ({ page }) => {
      await withSecondVariant(page);
      await new Author(page, words).visit('/catalogue');
      const main = page.getByRole('main');
      await main.getByRole('listitem').getByRole('link').first().tap();
      const dialog = page.getByRole('dialog');
      const variants = dialog.getByRole('navigation').getByRole('link');
      await expect(variants).toHaveCount(2);
      const first = page.url();
      const picture = dialog.locator('[class*="desk"] img');
      const fingers = await Fingers.on(page);
      /** Draws a finger over the picture where it stands now, from one share of its sides to another. */
      const swipe = async (from: readonly [number, number], to: readonly [number, number]) => {
        await expect(picture).toHaveJSProperty('complete', true);
        const box = await picture.boundingBox();
        if (!box) throw new Error('there is no picture');
        const at = ([x, y]: readonly [number, number]) => ({
          x: box.x + box.width * x,
          y: box.y + box.height * y,
        });
        await fingers.drag([at(from)], [at(to)]);
      };
      await swipe([0.8, 0.5], [0.2, 0.5]);
      await expect(page).not.toHaveURL(first);
      await expect(variants.last()).toHaveAttribute('aria-current', 'true');
      await swipe([0.2, 0.5], [0.8, 0.5]);
      await expect(page).toHaveURL(first);
      await expect(variants.first()).toHaveAttribute('aria-current', 'true');
      const top = () => picture.evaluate((image) => image.getBoundingClientRect().top);
      const before = await top();
      await swipe([0.5, 0.8], [0.5, 0.2]);
      await expect.poll(top).toBeLessThan(before - 40);
      await expect(page).toHaveURL(first);
    });
  });
}
