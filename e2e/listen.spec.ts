import { copyFileSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { Author } from './author.js';
import { expectAccessible } from './faults.js';
import { Publisher } from './publishing.js';
import { savedFile } from './saved-file.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const words = WORDS.de;

test.use({ locale: words.locale });

/** Has a page remember what it speaks: a browser without a window has no voice. */
async function remember(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(globalThis, { spoken });
    Object.defineProperty(globalThis, 'speechSynthesis', {
      value: { cancel: () => undefined, speak: ({ text }: { text: string }) => spoken.push(text) },
    });
  });
}

/** What a page spoke last. */
const lastWords = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { spoken: readonly string[] }).spoken.at(-1));

/** The names of the objects on the first page, in the order of reading. */
async function namesOn(page: Page): Promise<readonly string[]> {
  const sheets = JSON.parse((await page.locator('#sheets').textContent()) ?? '') as {
    readonly pages: readonly { readonly objects: readonly { readonly name: string }[] }[];
  };
  return sheets.pages[0]?.objects.map(({ name }) => name) ?? [];
}

/** Taps the middle of what is touched for an object, by its place in the order of reading. */
async function tap(page: Page, index: number): Promise<void> {
  const box = await page.locator(`svg.shown [data-heard="${index}"]`).last().boundingBox();
  if (!box) throw new Error(`nothing is touched for object ${index}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('a visitor comes from the page of a graphic to its touch page, and hears what lies below a finger', async ({
  page,
}) => {
  await remember(page);
  const publisher = await Publisher.of(page);
  const { address } = await publisher.publish('Zahlenstrahl zum Hören');
  await page.goto(`${process.env['PRODUCT_URL']}${address}`);
  const listen = page.getByRole('region', { name: 'Hören' });
  await expect(listen).toBeVisible();
  const [heard] = await Promise.all([
    page.waitForEvent('popup'),
    listen.getByRole('link', { name: 'Mit dem Finger hören (neuer Tab)' }).click(),
  ]);
  const surface = heard.getByRole('application');
  const [title = 'nothing'] = await namesOn(heard);

  await test.step('hears names, and more where the finger comes again', async () => {
    await expect(heard.getByRole('heading', { level: 1 })).toHaveText('Zahlenstrahl zum Hören');
    await expect(heard.getByText('Touch the graphic: you hear what is there.')).toBeVisible();
    await expectAccessible(heard);
    await tap(heard, 0);
    await expect.poll(() => lastWords(heard)).toBe(title);
    await expect(heard.locator('#said')).toHaveText(title);
    const { x, y, height } = (await surface.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    await heard.mouse.click(x + 4, y + height - 4);
    await expect.poll(() => lastWords(heard)).toBe('There is nothing here.');
  });

  await test.step('goes through all by keys', async () => {
    await surface.focus();
    await heard.keyboard.press('Home');
    const first = await lastWords(heard);
    await heard.keyboard.press('ArrowRight');
    expect(await lastWords(heard)).not.toBe(first);
    await heard.keyboard.press('ArrowLeft');
    expect(await lastWords(heard)).toBe(first);
  });

  await test.step('is told that there is no camera, and touches the screen all the same', async () => {
    await heard.getByLabel('Where you touch').selectOption('On the picture of the camera');
    await expect.poll(() => lastWords(heard)).toContain('There is no access to the camera');
    await heard.getByLabel('Where you touch').selectOption('On the sheet that lies on the screen');
    await expect.poll(() => lastWords(heard)).toContain('Lay the sheet on the screen');
  });

  await test.step('sets two corners: the sheet lies there, and is heard there', async () => {
    await heard.getByRole('button', { name: 'Set the corners' }).click();
    const box = (await surface.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await heard.mouse.click(box.x + 100, box.y + 50);
    await expect.poll(() => lastWords(heard)).toContain('upper right corner');
    await heard.mouse.click(box.x + 310, box.y + 50);
    await expect.poll(() => lastWords(heard)).toContain('The corners are set');
    const sheet = await heard.locator('svg.shown').boundingBox();
    expect([sheet?.x, sheet?.y].map((value) => Math.round(value ?? 0))).toEqual(
      [box.x + 100, box.y + 50].map(Math.round),
    );
    expect(Math.round((sheet?.width ?? 0) + (sheet?.height ?? 0))).toBe(507);
    await tap(heard, 0);
    await expect.poll(() => lastWords(heard)).toBe(title);
  });
});

test('someone takes a draft as a page that speaks, and opens it without a network', async ({
  page,
}, testInfo) => {
  await remember(page);
  const author = new Author(page, words);
  await author.startDraft();
  await author.nameGraphic('Haus am See');
  await author.openTab('objects');
  await author.writeLabel(0.3, 0.3, 'haus');
  await page.keyboard.press('Control+p');
  const files = page.getByRole('dialog', { name: 'Drucken und herunterladen' });
  const { name, path } = await savedFile(page, () =>
    files.getByRole('button', { name: 'HTML herunterladen' }).click(),
  );
  expect(name).toBe('haus-am-see.html');
  expect(readFileSync(path, 'utf8')).toContain('<title>Haus am See</title>');

  const named = testInfo.outputPath(name);
  copyFileSync(path, named);
  const heard = await page.context().newPage();
  await page.context().setOffline(true);
  // Browsers know HTML in a file by the ending of its name.
  await heard.goto(pathToFileURL(named).href);
  await expect(heard.getByRole('heading', { level: 1 })).toHaveText('Haus am See');
  await heard.setViewportSize({ width: 390, height: 844 });
  const excess = await heard.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
  await tap(heard, (await namesOn(heard)).indexOf('haus'));
  await expect.poll(() => lastWords(heard)).toBe('haus');
  await heard.getByText(/^Alle Objekte/).click();
  await heard.getByRole('button', { name: 'haus' }).press('Enter');
  await expect(heard.locator('#said')).toContainText('haus');
  await page.context().setOffline(false);
});
