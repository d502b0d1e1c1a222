import { chromium } from '@playwright/test';
import { chromiumOptions } from '../scripts/setup/chromium.mjs';
import { serveCanvasPage } from './canvas/serve.mjs';

const PORT = 5310;
const OBJECTS = 1000;
const STEPS = 120;

/** A frame at 60 Hz. */
const FRAME_MS = 16;

/**
 * Runs in the page before its scripts: adds up, frame by frame, the time that handlers of the pointer and animation
 * callbacks take, and the time between frames.
 */
function measureFrames() {
  const frames = [];
  let work = 0;
  let startedAt = 0;
  const browserFrame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    browserFrame((now) => {
      const before = performance.now();
      callback(now);
      work += performance.now() - before;
    });
  for (const type of ['pointermove', 'pointerup']) {
    window.addEventListener(type, () => (startedAt = performance.now()), { capture: true });
    window.addEventListener(type, () => (work += performance.now() - startedAt));
  }
  let last = 0;
  const tick = (now) => {
    if (last > 0) frames.push({ intervalMs: now - last, workMs: work });
    last = now;
    work = 0;
    browserFrame(tick);
  };
  browserFrame(tick);
  window.takeFrames = () => frames.splice(0);
}

function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Infinity;
}

function row(name, measuredMs, limitMs) {
  return {
    name,
    measured: `${measuredMs.toFixed(1)} ms`,
    limit: `${limitMs} ms`,
    ok: measuredMs <= limitMs,
  };
}

/** Drags the topmost object of the page across the others with a real mouse; answers the frames of drag and drop. */
async function dragTopmost(page) {
  const start = await page.evaluate(() => {
    const { box } = window.bench.boxes().at(-2);
    const { scalingFactor, panX, panY } = window.bench.view.viewport();
    const pxPerMm = (scalingFactor * 96) / 25.4;
    return { x: panX + (box.x + box.width / 2) * pxPerMm, y: panY + (box.y + box.height / 2) * pxPerMm };
  });
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 3, start.y);
  await page.waitForTimeout(100);
  await page.evaluate(() => window.takeFrames());
  for (let step = 1; step <= STEPS; step += 1) {
    const angle = (step / STEPS) * 2 * Math.PI;
    await page.mouse.move(start.x + 150 * Math.sin(angle), start.y - 200 * (1 - Math.cos(angle)) - step / 4);
  }
  const drag = await page.evaluate(() => window.takeFrames());
  await page.mouse.up();
  await page.waitForTimeout(200);
  const drop = await page.evaluate(() => window.takeFrames());
  const command = await page.evaluate(() => window.bench.commands.at(-1));
  if (command?.type !== 'move-objects') throw new Error('the drag did not move an object');
  return { drag, drop };
}

/** Drag of one among 1,000 mixed objects in Chromium: time of each frame, and of the repaint after the drop. */
export async function run() {
  const { url, stop } = await serveCanvasPage(PORT);
  const browser = await chromium.launch(chromiumOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    await page.addInitScript(measureFrames);
    await page.goto(`${url}?objects=${OBJECTS}`);
    await page.waitForFunction(() => window.bench);
    await page.waitForTimeout(1500);
    const { drag, drop } = await dragTopmost(page);
    const moved = drag.filter(({ workMs }) => workMs > 0);
    const title = `canvas, drag of one among ${OBJECTS}`;
    return [
      row(
        `${title}: handlers and painting, p95`,
        percentile(
          moved.map(({ workMs }) => workMs),
          0.95,
        ),
        FRAME_MS,
      ),
      row(
        `${title}: time between frames, p95`,
        percentile(
          moved.map(({ intervalMs }) => intervalMs),
          0.95,
        ),
        2 * FRAME_MS + 2,
      ),
      row(`${title}: repaint after the drop`, Math.max(...drop.map(({ workMs }) => workMs)), 3 * FRAME_MS),
    ];
  } finally {
    await browser.close();
    await stop();
  }
}
