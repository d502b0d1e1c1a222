import { expect, type Page } from '@playwright/test';
import { Author } from './author.js';
import { addressOfSample } from './arrival.js';
import { SHOP_WORDS } from './shop-words.js';
import { test } from './test.js';
import { WORDS } from './words.js';

/** A laptop. */
const WINDOW = { width: 1366, height: 768 };

/** The distances that a reader may set (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Sets the distances on the page as it is and as it becomes; a sheet of its own, which the page's policy allows. */
async function setSpacing(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACING);
}

/** Texts that are cut off by what stands around them, or stand out of their button or cell. */
function clippedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const SLACK_PX = 1;
    const isOut = (from: number, to: number, low: number, high: number) =>
      from < low - SLACK_PX || to > high + SLACK_PX;
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    /** What cuts the text in `rect` off; undefined where it can be read. */
    const cutBy = (start: Element, rect: DOMRect): Element | undefined => {
      const free = { x: false, y: false };
      for (let box: Element | null = start; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.display === 'inline' || style.display === 'contents') continue;
        const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
        // Read out, not shown.
        if (width <= 1 || height <= 1) return undefined;
        const holds = box.matches('button, [role=button], th, td');
        const x = !free.x && (holds || cuts(style.overflowX)) && isOut(rect.left, rect.right, left, right);
        const y = !free.y && (holds || cuts(style.overflowY)) && isOut(rect.top, rect.bottom, top, bottom);
        if (x || y) return box;
        free.x ||= scrolls(style.overflowX);
        free.y ||= scrolls(style.overflowY);
        if (style.position === 'fixed') break;
      }
      return undefined;
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('svg, script, style'))
        continue;
      if (node.textContent?.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = [...range.getClientRects()].map((rect) => cutBy(element, rect)).find(Boolean);
      if (box) found.push(`${node.textContent?.trim().slice(0, 60)} in ${box.outerHTML.slice(0, 100)}`);
    }
    return found;
  });
}

/** Fails where the distances cut off a text of what `page` shows, or make the page wider than the window. */
async function expectReadable(page: Page, place: string): Promise<void> {
  await setSpacing(page);
  await expect.poll(() => clippedTexts(page), { message: place }).toEqual([]);
  const isWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  await expect.poll(isWide, { message: `${place} is wider than the window` }).toBe(false);
}

const VISITOR_PAGES = [
  '/',
  '/catalogue',
  '/login',
  '/signup',
  '/basket',
  '/editor/splash',
  '/wissen',
  '/wissen/papier-und-druck/dateiformate',
  '/support',
  '/pricing',
  '/stats',
  '/kontakt',
  '/widerruf',
];

const USER_PAGES = [
  '/account',
  '/account/graphics',
  '/account/orders',
  '/account/addresses',
  '/account/security',
];

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: WINDOW });

for (const language of ['de', 'en'] as const) {
  test.describe(`wide text spacing (${language})`, () => {
    test.use({ locale: WORDS[language].locale });

    test('cuts off no text of the pages', async ({ page }) => {
      const author = new Author(page, WORDS[language]);
      const graphic = await addressOfSample(page, SHOP_WORDS[language].sample);
      for (const path of [...VISITOR_PAGES, graphic, `${graphic}?view=history`]) {
        await test.step(path, async () => {
          await author.visit(path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
          await expectReadable(page, path);
        });
      }
    });

    test('cuts off no text of the editor', async ({ page }) => {
      const author = new Author(page, WORDS[language]);
      await author.startDraft();
      await author.chooseTool('rect');
      await author.drag([0.3, 0.3], [0.6, 0.5]);
      await expectReadable(page, 'the editor');
      for (const tab of ['pages', 'history', 'draft', 'legend'] as const) {
        await author.openTab(tab);
        await expectReadable(page, `the tab ${tab}`);
      }
      await author.openPublish();
      await expectReadable(page, 'the publish dialog');
    });
  });
}

test.describe('wide text spacing of a user (de)', () => {
  test.use({ locale: WORDS.de.locale });

  test('cuts off no text of the account', async ({ page }) => {
    const author = new Author(page, WORDS.de);
    await author.visit('/login');
    await author.logIn();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    for (const path of USER_PAGES) {
      await test.step(path, async () => {
        await author.visit(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectReadable(page, path);
      });
    }
  });
});
