import { type Document } from '@tastwerk/editor-core';
import { Author } from './author.js';
import { complaintsOf } from './faults.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';
import { createBlankDocument, createObject } from '@tastwerk/editor-core/standard';

const words = WORDS.de;
const COLUMNS = 40;
const ROWS = 50;
const SIDE_MM = 5;
/** Squares lie on each other a little, so that no paper shows between them. */
const OVERLAP_MM = 1;
const RED = [228, 18, 13];

declare global {
  interface Window {
    /** What the workers that paint have said. */
    rasterSaid: { ready: number; painted: number };
  }
}

function uuid(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}

/** A sheet that is covered with small red squares, and a word on it: workers need the font for that. */
function crowded(title: string): Document {
  const blank = createBlankDocument({ uuid: crypto.randomUUID(), pageUuid: uuid(0), language: 'de' });
  const objects = Array.from({ length: COLUMNS * ROWS }, (_, index) =>
    createObject('rect', {
      uuid: uuid(index + 1),
      x: (index % COLUMNS) * SIDE_MM,
      y: Math.floor(index / COLUMNS) * SIDE_MM,
      width: SIDE_MM + OVERLAP_MM,
      height: SIDE_MM + OVERLAP_MM,
      fill: 'red',
      border: false,
    }),
  );
  const label = createObject('label', { uuid: uuid(objects.length + 1), x: 60, y: 120, text: 'Straße' });
  const page = (one: Document['pages'][number]) => ({ ...one, objects: [...objects, label] });
  return { ...blank, graphicTitle: title, pages: blank.pages.map(page) };
}

test.use({ locale: words.locale });

test('a crowded sheet is painted by workers and stays what it is when it is zoomed', async ({ page }) => {
  const complaints = await complaintsOf(page);
  await page.addInitScript(() => {
    const said = { ready: 0, painted: 0 };
    window.rasterSaid = said;
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        if (options?.name !== 'raster') return;
        this.addEventListener('message', ({ data }: MessageEvent<{ kind: string; bitmap?: unknown }>) => {
          if (data.kind === 'ready') said.ready += 1;
          else if (data.bitmap) said.painted += 1;
        });
      }
    };
  });
  const author = new Author(page, words);
  const title = `Pflaster ${Date.now()}`;
  await author.visit('/editor/splash');
  const buffer = Buffer.from(JSON.stringify(crowded(title)));
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'pflaster.tastwerk.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(author.canvas()).toBeVisible();
  const said = () => page.evaluate(() => window.rasterSaid);
  await expect.poll(async () => (await said()).ready).toBeGreaterThan(1);

  const before = (await said()).painted;
  await page.getByRole('button', { name: words.zoomIn }).click();
  await expect.poll(async () => (await said()).painted).toBeGreaterThan(before + 1);
  const centre = () =>
    author.canvas().evaluate(async (element) => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const still = element.querySelector('canvas');
      const px = new OffscreenCanvas(1, 1).getContext('2d');
      if (!still || !px) return [];
      px.drawImage(still, still.width / 2, still.height / 2, 1, 1, 0, 0, 1, 1);
      return [...px.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    });
  // Until its own tile is painted the centre shows a scaled one, whose colours are rounded.
  await expect.poll(centre).toEqual(RED);
  expect(complaints).toEqual([]);
});
