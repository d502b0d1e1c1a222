/** How long it takes from a click on a link until the page behind it has painted its heading (issue 10). */
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../scripts/setup/chromium.mjs';
import { enter, startOwnProduct } from '../scripts/setup/own-product.mjs';
import { quantile } from './side-by-side.mjs';
import { watchPaint } from './routes/watch-paint.mjs';

const PORT = 4392;
const LIMIT_MS = 200;
const ROUNDS = 5;
/** Links of header and footer that lead to each kind of page; those in between lead back. */
const ADDRESSES = [
  ...['/catalogue', '/editor/splash', '/support', '/wissen', '/pricing', '/basket', '/stats', '/widerruf'],
  ...['/info/de/63', '/info/de/65', '/info/de/66', '/login', '/signup'],
];

/** Goes to `address` by its first link on the page, as a hand does that comes to rest on it before it clicks. */
async function follow(page, address) {
  const link = page.locator(`a[href="${address}"], a[href^="${address}?"]`).first();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(watchPaint);
  await link.hover();
  await link.click();
  return page.evaluate(() => window.nextPaint);
}

/** The measures of the shell. */
export async function run() {
  const product = await startOwnProduct('bench-routes', PORT);
  const browser = await chromium.launch(chromiumOptions);
  const times = Object.fromEntries(ADDRESSES.map((address) => [address, []]));
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1400, height: 900 } });
      await enter(context, product.url, null);
      const page = await context.newPage();
      await page.goto(product.url);
      // The screens that people go to next are loaded once nothing else is going on.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/catalogue-page')),
      );
      await page.waitForLoadState('networkidle');
      for (const address of ADDRESSES) {
        times[address].push(await follow(page, address));
        await page.waitForLoadState('networkidle');
        await follow(page, '/');
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  for (const [address, all] of Object.entries(times)) {
    console.error(`${address}: ${all.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  }
  const slowest = Math.max(...Object.values(times).map((all) => quantile(all, 0.5)));
  return [
    {
      name: 'routes: from the click to the painted heading, median of the slowest of them (ms)',
      measured: slowest,
      limit: LIMIT_MS,
      ok: slowest <= LIMIT_MS,
    },
  ];
}
