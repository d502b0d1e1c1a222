/**
 * The drawing area with 5,000 mixed objects in Chromium without a GPU. Times are those of the processor, from Chromium's own
 * trace, because the machine may be busy with something else.
 */
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../scripts/setup/chromium.mjs';
import { busy, DONE_MARK, frameOf, percentile, traced } from './canvas/trace.mjs';
import { serveCanvasPage } from './canvas/serve.mjs';
import { longestTaskWhileTyping } from './canvas/typing.mjs';

const PORT = 5310;
const OBJECTS = 5000;
const STEPS = 120;
const WHEEL_STEPS = 40;
/** How long the view waits for another turn of the wheel: a frame. */
const REST_MS = 1000 / 60;
const SHARP_ZOOMS = [1.5, 1, 2, 3];
const BYTES_PER_MB = 1024 * 1024;
const P95 = 0.95;

const LIMITS = {
  dragMs: 8,
  zoomMs: 16.7,
  panMs: 16.7,
  sharpMs: 150,
  firstPaintMs: 600,
  selectAllMs: 100,
  undoMs: 50,
  heapMb: 80,
  typingMs: 50,
};

function row(name, measured, limit, unit = 'ms') {
  return {
    name: `canvas, ${OBJECTS} objects: ${name}`,
    measured: `${measured.toFixed(1)} ${unit}`,
    limit: `${limit} ${unit}`,
    ok: measured <= limit,
  };
}

/** Waits until the picture is sharp and nothing more is painted ahead. */
async function rest(page) {
  await page.evaluate(() => window.bench.view.whenSharp());
  await page.waitForFunction(() => !window.bench.isPainting(), null, { polling: 20 });
}

/** Waits until the picture is sharp: what is measured ends there. */
function sharp(page) {
  return page.evaluate(async (mark) => {
    await window.bench.view.whenSharp();
    performance.mark(mark);
  }, DONE_MARK);
}

/** What a user waits for at most: workers paint beside each other, before the main thread or after it. */
const waited = ({ totalMs, busiestWorkerMs }) => totalMs + busiestWorkerMs;

async function firstPaint(browser, page) {
  return await traced(browser, page, async () => {
    await page.evaluate(() => window.startBench());
    await sharp(page);
  });
}

/** Drags the topmost object of the page across the others with a real mouse. */
async function dragTopmost(browser, page) {
  const start = await page.evaluate(() => {
    const { box } = window.bench.boxes().at(-2);
    const { scalingFactor, panX, panY } = window.bench.view.viewport();
    const pxPerMm = (scalingFactor * 96) / 25.4;
    return { x: panX + (box.x + box.width / 2) * pxPerMm, y: panY + (box.y + box.height / 2) * pxPerMm };
  });
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 3, start.y);
  await frameOf(page);
  await rest(page);
  const drag = await traced(browser, page, async () => {
    for (let step = 1; step <= STEPS; step += 1) {
      const angle = (step / STEPS) * 2 * Math.PI;
      await page.mouse.move(
        start.x + 150 * Math.sin(angle),
        start.y - 200 * (1 - Math.cos(angle)) - step / 4,
      );
    }
    await frameOf(page);
  });
  await page.mouse.up();
  await rest(page);
  const command = await page.evaluate(() => window.bench.commands.at(-1));
  if (command?.type !== 'move-objects') throw new Error('the drag did not move an object');
  return drag;
}

async function wheel(browser, page, turn) {
  await page.mouse.move(700, 450);
  await rest(page);
  const measured = await traced(browser, page, async () => {
    for (let step = 0; step < WHEEL_STEPS; step += 1) {
      await turn(step);
      await frameOf(page);
    }
  });
  await rest(page);
  return measured;
}

const zoomWheel = (page) => (step) => page.mouse.wheel(0, Math.floor(step / 10) % 2 === 0 ? -100 : 100);
const panWheel = (page) => (step) =>
  page.mouse.wheel(Math.floor(step / 10) % 2 === 0 ? 31 : -31, Math.floor(step / 20) % 2 === 0 ? 47 : -47);

/** The rest that the view waits for after a turn of the wheel and the work until the picture is sharp, of several zooms the longest. */
async function sharpAfterZoom(browser, page) {
  const times = [];
  for (const factor of SHARP_ZOOMS) {
    await rest(page);
    const measured = await traced(browser, page, async () => {
      await page.evaluate((to) => window.bench.view.zoomTo(to), factor);
      await sharp(page);
    });
    times.push(REST_MS + waited(measured));
  }
  return Math.max(...times);
}

async function once(browser, page, work) {
  await rest(page);
  const measured = await traced(browser, page, async () => {
    await page.evaluate(work);
    await frameOf(page);
    await sharp(page);
  });
  return waited(measured);
}

async function heapMb(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / BYTES_PER_MB;
}

/** Every measure of issue 6: of the drawing area alone, and while someone types in the whole editor. */
export async function run() {
  const { url, stop } = await serveCanvasPage(PORT);
  const browser = await chromium.launch(chromiumOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    await page.goto(`${url}?objects=${OBJECTS}&waits`);
    await page.waitForFunction(() => window.startBench);
    await page.evaluate(() => document.fonts.load('16px "Atkinson Hyperlegible Next"'));
    const paint = await firstPaint(browser, page);
    const heap = await heapMb(page);
    const drag = await dragTopmost(browser, page);
    const zoom = await wheel(browser, page, zoomWheel(page));
    const pan = await wheel(browser, page, panWheel(page));
    const sharpMs = await sharpAfterZoom(browser, page);
    const selectAllMs = await once(browser, page, () => window.bench.selectAll());
    await page.evaluate(() => window.bench.show({ selection: [] }));
    const undoMs = await once(browser, page, () => window.bench.undo());
    await page.close();
    const typingMs = await longestTaskWhileTyping(browser, url, OBJECTS);
    return [
      row('first paint', waited(paint), LIMITS.firstPaintMs),
      row('heap', heap, LIMITS.heapMb, 'MB'),
      row('drag of one, p95 of a frame', percentile(busy(drag), P95), LIMITS.dragMs),
      row('zoom, p95 of a frame', percentile(busy(zoom), P95), LIMITS.zoomMs),
      row('pan, p95 of a frame', percentile(busy(pan), P95), LIMITS.panMs),
      row('sharp again after a zoom: its rest and the work', sharpMs, LIMITS.sharpMs),
      row('select all', selectAllMs, LIMITS.selectAllMs),
      row('undo and redraw', undoMs, LIMITS.undoMs),
      row('typing in a label of the whole editor, longest task', typingMs, LIMITS.typingMs),
    ];
  } finally {
    await browser.close();
    await stop();
  }
}
