import { Author } from './author.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const words = WORDS.de;
const SMALL = { width: 390, height: 844 };

test.use({ locale: words.locale });

test.describe('the shell on a small screen', () => {
  test.use({ viewport: SMALL });

  test('has a burger menu in place of the navigation, and a filter flyout in place of the sidebar', async ({
    page,
  }) => {
    const author = new Author(page, words);
    await author.visit('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: words.catalogue })).toBeHidden();
    await header.getByRole('button', { name: 'Menü', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: words.catalogue }).click();
    await expect(page).toHaveURL(/\/catalogue$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('complementary', { name: 'Filter' })).toBeHidden();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('dialog').getByText('A3', { exact: true }).click();
    await expect(page).toHaveURL(/format=a3/);
  });
});

test.describe('the breakpoints', () => {
  test('fold the navigation below 768 px, warn there that the sheet is small, show all of the navigation from 1200 px, and give forms less of an edge below 576 px', async ({
    page,
  }) => {
    const author = new Author(page, words);
    const prices = page.getByRole('banner').getByRole('link', { name: 'Preise' });
    const burger = page.getByRole('banner').getByRole('button', { name: 'Menü', exact: true });
    const start = page.getByRole('button', { name: words.newDraft });
    const littleRoom = page.getByText('Auf einem größeren Bildschirm zeichnen Sie leichter');
    await page.setViewportSize({ width: 1200, height: 800 });
    await author.visit('/editor/splash');
    await expect(prices).toBeVisible();
    await page.setViewportSize({ width: 1199, height: 800 });
    await expect(prices).toBeHidden();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(burger).toBeHidden();
    await expect(start).toBeVisible();
    await expect(littleRoom).toBeHidden();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(burger).toBeVisible();
    await expect(start).toBeVisible();
    await expect(littleRoom).toBeVisible();
    await author.visit('/login');
    const field = page.getByRole('textbox', { name: words.email });
    const width = async () => Math.round((await field.boundingBox())?.width ?? 0);
    await page.setViewportSize({ width: 576, height: 800 });
    await expect(field).toBeVisible();
    const before = await width();
    await page.setViewportSize({ width: 575, height: 800 });
    await expect.poll(width).toBeGreaterThan(before);
  });
});

test('a navigation begins at the top, but a graphic opens and closes where the catalogue was', async ({
  page,
}) => {
  const author = new Author(page, words);
  await page.setViewportSize({ width: 1000, height: 500 });
  await author.visit('/catalogue');
  const cards = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(cards.nth(8)).toBeVisible();
  await cards.nth(8).scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await place();
  expect(before).toBeGreaterThan(100);
  await cards.nth(8).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(place).toBe(before);
  await page.getByRole('banner').getByRole('link', { name: 'Editor' }).click();
  await expect(page.getByRole('button', { name: words.newDraft })).toBeVisible();
  await expect.poll(place).toBe(0);
});

test('home and editor fill the window, the catalogue stands in a container', async ({ page }) => {
  const author = new Author(page, words);
  await page.setViewportSize({ width: 1800, height: 900 });
  const widthOf = async (part: ReturnType<typeof page.locator>) => (await part.boundingBox())?.width;
  await author.visit('/');
  await expect.poll(() => widthOf(page.getByRole('main').locator('> *'))).toBe(1800);
  await author.visit('/catalogue');
  await expect.poll(() => widthOf(page.getByRole('main').locator('> *').first())).toBe(1280);
  await author.visit('/editor/app');
  await expect.poll(() => widthOf(page.getByRole('main').first())).toBe(1800);
});

test('a label is edited after a double-click and left by a click elsewhere', async ({ page }) => {
  const author = new Author(page, words);
  const field = page.getByRole('textbox', { name: words.editLabel });
  await author.startDraft();
  await author.writeLabel(0.4, 0.5, words.labelText);
  await expect(field).toBeHidden();
  const label = await author.at(0.4, 0.5);
  await page.mouse.dblclick(label.x + 8, label.y + 8);
  await expect(field).toHaveValue(words.labelText);
  await expect(field).toBeFocused();
  await field.fill('Haus');
  await author.click(0.4, 0.85);
  await expect(field).toBeHidden();
  await expect(author.objects().filter({ hasText: 'Haus' })).toHaveCount(1);
});
