import type { Locator, Page } from '@playwright/test';
import { Author } from './author.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const words = WORDS.de;

/** More controls than any panel has. */
const MOST_STOPS = 100;

/** What has left its place: the bar above the drawing, or anything scrolled that a panel lies in. */
function displaced(panel: Locator): Promise<readonly string[]> {
  return panel.evaluate((element) => {
    const found: string[] = [];
    const top = document.querySelector('header')?.getBoundingClientRect().top;
    if (top !== 0) found.push(`the bar is at ${top} px`);
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (around.scrollTop !== 0) found.push(`${around.tagName}.${around.className}: ${around.scrollTop} px`);
    }
    return found;
  });
}

/** Goes through the controls of a panel with Tab, from its tab on, and gives how many there were. */
async function tabThrough(page: Page, tab: Locator, panel: Locator): Promise<number> {
  const hasFocus = () => panel.evaluate((element) => element.contains(document.activeElement));
  await tab.focus();
  // The button that closes the side comes between the tabs and the panel.
  for (let before = 0; before < 3 && !(await hasFocus()); before += 1) await page.keyboard.press('Tab');
  let stops = 0;
  for (; await hasFocus(); stops += 1) {
    expect(stops, 'Tab does not leave the panel').toBeLessThan(MOST_STOPS);
    expect(await displaced(panel)).toEqual([]);
    await page.keyboard.press('Tab');
  }
  return stops;
}

/** Clicks every switch and box that can be clicked, twice, so that all is as it was. */
async function clickThrough(panel: Locator): Promise<number> {
  const labels = panel.locator('label:has(input[type="checkbox"]:enabled)');
  const count = await labels.count();
  for (let index = 0; index < count; index += 1) {
    for (let time = 0; time < 2; time += 1) {
      await labels.nth(index).click();
      expect(await displaced(panel)).toEqual([]);
    }
  }
  return count;
}

test.describe('in a low window', () => {
  test.use({ locale: words.locale, viewport: { width: 1280, height: 720 } });

  test('no control of any panel moves the screen, whether reached with Tab or clicked', async ({ page }) => {
    const author = new Author(page, words);
    await author.startDraft();
    await author.chooseTool('rect');
    await author.drag([0.35, 0.35], [0.45, 0.45]);
    await author.writeLabel(0.6, 0.2, words.labelText);
    await author.chooseTool('line');
    await author.drag([0.5, 0.5], [0.6, 0.6]);

    let clicked = 0;
    for (const dock of ['left', 'right'] as const) {
      const tabs = page
        .getByRole('complementary')
        .nth(dock === 'left' ? 0 : 1)
        .getByRole('tab');
      await expect(tabs.first()).toBeVisible();
      for (let index = 0; index < (await tabs.count()); index += 1) {
        await test.step(`${dock}, panel ${index + 1}`, async () => {
          await tabs.nth(index).click();
          const panel = page.getByRole('tabpanel').nth(dock === 'left' ? 0 : 1);
          await expect(panel).toBeVisible();
          expect(await tabThrough(page, tabs.nth(index), panel)).toBeGreaterThan(0);
          clicked += await clickThrough(panel);
        });
      }
    }
    // Switches of the line, its legend and the grid of the page.
    expect(clicked).toBeGreaterThan(5);
  });
});

/** What the edges of both sides are called. */
const WIDTH_HANDLES = ['Breite der linken Leiste', 'Breite der rechten Leiste'];

/** What is wider than the panel that it lies in. */
function tooWide(panel: Locator): Promise<readonly string[]> {
  return panel.evaluate((element) => {
    const right = element.getBoundingClientRect().right;
    return Array.from(element.querySelectorAll('button, p, li, label, input, [role="option"]'))
      .filter(
        (part) => !part.closest('[aria-hidden="true"]') && part.getBoundingClientRect().right > right + 1,
      )
      .map((part) => part.textContent || part.tagName);
  });
}

test.describe('with sides as narrow as they get', () => {
  test.use({ locale: words.locale, viewport: { width: 1280, height: 720 } });

  test('every panel keeps its content within its width', async ({ page }) => {
    const author = new Author(page, words);
    await author.startDraft();
    await author.chooseTool('rect');
    await author.drag([0.35, 0.35], [0.45, 0.45]);
    for (const dock of [0, 1]) {
      const side = page.getByRole('complementary').nth(dock);
      const before = (await side.boundingBox())?.width ?? 0;
      await page.getByRole('separator', { name: WIDTH_HANDLES[dock] ?? '' }).focus();
      await page.keyboard.press('Home');
      expect((await side.boundingBox())?.width).toBeLessThan(before);
      const tabs = side.getByRole('tab');
      for (let index = 0; index < (await tabs.count()); index += 1) {
        await test.step(`side ${dock + 1}, panel ${index + 1}`, async () => {
          await tabs.nth(index).click();
          await expect(tabs.nth(index)).toBeInViewport({ ratio: 1 });
          expect(await tooWide(side)).toEqual([]);
        });
      }
    }
  });
});

test.describe('in a window of 1400 px', () => {
  test.use({ locale: words.locale, viewport: { width: 1400, height: 900 } });

  test('the drawing has at least 60 % of the width', async ({ page }) => {
    const author = new Author(page, words);
    await author.startDraft();
    const box = await author.canvas().boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(0.6 * 1400);
  });
});
