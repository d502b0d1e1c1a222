/**
 * The whole editor with many objects, its panels open and the proof at work, in Chromium without a GPU. Times are those of the
 * processor, from Chromium's own trace; the limits are those of 5,000 objects, and half of them for 1,000.
 */
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../scripts/setup/chromium.mjs';
import { busy, DONE_MARK, frameOf, percentile, traced } from './canvas/trace.mjs';
import { serveCanvasPage } from './canvas/serve.mjs';

const PORT = 5311;
const MOST_OBJECTS = 5000;
const DRAG_STEPS = 120;
const WHEEL_STEPS = 40;
const P95 = 0.95;
/** How long the proof may take until it is looked at anyway, in ms. */
const PROOF_MS = 120_000;
/** Pause in ms between two looks whether the proof is done, each a frame for the trace to know. */
const LOOK_MS = 250;

const LIMITS_MS = { opening: 1500, afterwards: 50, selectAll: 150, drag: 16.7, zoom: 16.7, undo: 150 };

/** Waits until all is drawn and the browser has nothing better to do. */
const idle = (page) =>
  page.evaluate(() =>
    window.view.whenSharp().then(() => new Promise((done) => window.requestIdleCallback(done))),
  );

/** Waits until the panels show what was done last, too: their work has rows of its own. */
async function settled(page) {
  await page.waitForTimeout(LOOK_MS);
  await idle(page);
}

/**
 * From the keys to the frame that shows on the sheet what they did, wholly and sharply, with the busiest worker's part; the panels follow
 * in slices between frames.
 */
async function shown(browser, page, keys) {
  const { totalMs, busiestWorkerMs } = await traced(browser, page, async () => {
    await page.keyboard.press(keys);
    await page.evaluate((mark) => window.view.whenSharp().then(() => performance.mark(mark)), DONE_MARK);
    await frameOf(page);
  });
  await idle(page);
  return totalMs + busiestWorkerMs;
}

/** The longest task from there on until all panels show it. */
async function followed(browser, page, keys) {
  await page.keyboard.press(keys);
  await frameOf(page);
  const { longestMs } = await traced(browser, page, async () => {
    await frameOf(page);
    await idle(page);
    await page.waitForTimeout(LOOK_MS);
    await frameOf(page);
  });
  return longestMs;
}

/** From the reload of the page to the first picture of the sheet. */
function open(browser, page) {
  return traced(browser, page, async () => {
    await page.reload();
    await page.waitForFunction(() => window.view);
    await page.evaluate((mark) => window.view.whenSharp().then(() => performance.mark(mark)), DONE_MARK);
  });
}

/** Until the proof has told what it found and the list of objects shows it. */
function proofed(browser, page) {
  const status = page.locator('button', { hasText: /^Proof:/ });
  return traced(browser, page, async () => {
    for (const end = Date.now() + PROOF_MS; Date.now() < end;) {
      await frameOf(page);
      if (!(await status.innerText()).includes('running')) break;
      await page.waitForTimeout(LOOK_MS);
    }
    await settled(page);
    await frameOf(page);
  });
}

/** Where the topmost label lies, in px of the window. */
const topmost = (page) =>
  page.evaluate(() => {
    const frame = window.view.labelFrameOnScreen(window.labels.at(-1));
    const { x, y } = document.querySelector('[role=application]').getBoundingClientRect();
    return { x: x + frame.x + 8, y: y + frame.y + 6 };
  });

async function drag(browser, page) {
  const start = await topmost(page);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 3, start.y);
  await frameOf(page);
  await idle(page);
  const measured = await traced(browser, page, async () => {
    for (let step = 1; step <= DRAG_STEPS; step += 1) {
      const angle = (step / DRAG_STEPS) * 2 * Math.PI;
      await page.mouse.move(
        start.x + 100 * Math.sin(angle),
        start.y - 100 * (1 - Math.cos(angle)) - step / 4,
      );
    }
    await frameOf(page);
  });
  await page.mouse.up();
  await idle(page);
  const after = await topmost(page);
  if (Math.hypot(after.x - start.x, after.y - start.y) < 1)
    throw new Error('the drag did not move the label');
  return percentile(busy(measured), P95);
}

async function zoom(browser, page) {
  const area = await page.locator('[role=application]').boundingBox();
  await page.mouse.move(area.x + area.width / 2, area.y + area.height / 2);
  await idle(page);
  await page.keyboard.down('Control');
  const measured = await traced(browser, page, async () => {
    for (let step = 0; step < WHEEL_STEPS; step += 1) {
      await page.mouse.wheel(0, Math.floor(step / 10) % 2 === 0 ? -100 : 100);
      await frameOf(page);
    }
  });
  await page.keyboard.up('Control');
  await idle(page);
  return percentile(busy(measured), P95);
}

async function measure(browser, url, objects) {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  await page.goto(`${url}editor.html?objects=${objects}`);
  await page.waitForFunction(() => window.view);
  await idle(page);
  const opening = await open(browser, page);
  const afterwards = await proofed(browser, page);
  const dragMs = await drag(browser, page);
  await page.locator('[role=application]').focus();
  const selectAll = await shown(browser, page, 'Control+a');
  await page.keyboard.press('Escape');
  await idle(page);
  const panelsOfAll = await followed(browser, page, 'Control+a');
  await page.keyboard.press('ArrowRight');
  await idle(page);
  const undo = await shown(browser, page, 'Control+z');
  await page.keyboard.press('ArrowRight');
  await idle(page);
  const panelsOfUndo = await followed(browser, page, 'Control+z');
  await page.keyboard.press('Escape');
  await settled(page);
  const zoomMs = await zoom(browser, page);
  await page.close();
  const limitOf = (limit) => (limit * (objects === MOST_OBJECTS ? 1 : 0.5)).toFixed(1);
  const row = (name, measured, limit) => ({
    name: `editor, ${objects} objects: ${name}`,
    measured: `${measured.toFixed(1)} ms`,
    limit: `${limitOf(limit)} ms`,
    ok: measured <= Number(limitOf(limit)),
  });
  return [
    row('opening to the first picture', opening.totalMs, LIMITS_MS.opening),
    row('longest task afterwards, with the proof', afterwards.longestMs, LIMITS_MS.afterwards),
    row('select all, until the sheet shows it', selectAll, LIMITS_MS.selectAll),
    row('longest task of the panels afterwards', panelsOfAll, LIMITS_MS.afterwards),
    row('drag of one, p95 of a frame', dragMs, LIMITS_MS.drag),
    row('zoom, p95 of a frame', zoomMs, LIMITS_MS.zoom),
    row('undo of a move of all, until the sheet shows it', undo, LIMITS_MS.undo),
    row('longest task of the panels after that', panelsOfUndo, LIMITS_MS.afterwards),
  ];
}

/** The whole editor at two sizes. */
export async function run() {
  const { url, stop } = await serveCanvasPage(PORT);
  const browser = await chromium.launch(chromiumOptions);
  try {
    const rows = [];
    for (const objects of [MOST_OBJECTS, 1000]) rows.push(...(await measure(browser, url, objects)));
    return rows;
  } finally {
    await browser.close();
    await stop();
  }
}
