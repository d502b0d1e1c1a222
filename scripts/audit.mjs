/**
 * `npm run audit`: looks at every page in both languages, on a wide and a narrow screen, as visitor, user and admin, and writes what is wrong
 * and a picture of each to `var/audit`. Words after `--` narrow it down, as in `npm run audit -- en 390 admin /pricing`; `pictures` leaves
 * axe out, which takes most of the time. With AUDIT_URL it looks at a product with the samples that runs already.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { faultsOf, listenTo } from './audit/look.mjs';
import { pagesOf } from './audit/pages.mjs';
import { writeReport } from './audit/report.mjs';
import { chromiumOptions } from './setup/chromium.mjs';
import { DEMO_ACCOUNTS, enter, sampleCalled, startOwnProduct } from './setup/own-product.mjs';
import { buildIfStale, installIfStale } from './setup/prepare.mjs';
import { ROOT } from './setup/root.mjs';

const PORT = 4391;
const FOLDER = join(ROOT, 'var/audit');
const LOCALES = { de: 'de-DE', en: 'en-GB' };
const SAMPLES = { de: 'Die Pflanzenzelle', en: 'The water cycle' };
const WIDTHS = ['1400', '390'];
const PEOPLE = ['visitor', 'user', 'admin'];
const HEIGHT = 900;
/** A page longer than this says nothing new at its end, in CSS px. */
const LONGEST = 2600;

const words = process.argv.slice(2);
const chosen = (all) =>
  all.some((one) => words.includes(one)) ? all.filter((one) => words.includes(one)) : all;
const withAxe = !words.includes('pictures');
const paths = words.filter((word) => word.startsWith('/'));
const isWanted = ({ path }) => paths.length === 0 || paths.some((start) => path.startsWith(start));

await installIfStale();
await buildIfStale();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const running = process.env.AUDIT_URL;
const product = running
  ? { url: running, stop: () => Promise.resolve() }
  : await startOwnProduct('audit', PORT);
const browser = await chromium.launch(chromiumOptions);
const visits = [];

async function visit(page, take, { path, isRefused, isFollowed, language, width, person }) {
  const name = `${person} ${language} ${width} ${path}`;
  const picture = `${name.replace(/[^\w-]+/g, '_')}.png`;
  await page.goto(`${product.url}${path}`);
  await page.locator('h1').first().waitFor();
  if (isFollowed && person === 'admin')
    await page.getByRole('main').locator('[role=log], h2').first().waitFor();
  else await page.waitForLoadState('networkidle');
  const faults = await faultsOf(page, { language, isRefused, withAxe }, take());
  const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), LONGEST);
  await page.setViewportSize({ width, height: Math.max(height, HEIGHT) });
  // Hiding the caret would take a style that the content security policy refuses.
  await page.screenshot({ path: join(FOLDER, picture), caret: 'initial' });
  await page.setViewportSize({ width, height: HEIGHT });
  visits.push({ name, picture, faults });
  for (const fault of faults) console.log(`${name}: ${fault}`);
}

async function look(person, language, width) {
  const context = await browser.newContext({
    locale: LOCALES[language],
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
  });
  await enter(context, product.url, DEMO_ACCOUNTS[person]);
  const sample = await sampleCalled(context, product.url, SAMPLES[language]);
  const page = await context.newPage();
  const take = await listenTo(page);
  for (const entry of pagesOf(sample, language)[person].filter(isWanted)) {
    await visit(page, take, { ...entry, language, width, person }).catch((error) => {
      const fault = `cannot be looked at: ${error.message.split('\n')[0]}`;
      console.log(`${entry.path}: ${fault}`);
      visits.push({ name: `${person} ${language} ${width} ${entry.path}`, picture: '', faults: [fault] });
    });
  }
  await context.close();
}

try {
  for (const person of chosen(PEOPLE)) {
    for (const language of chosen(Object.keys(LOCALES))) {
      for (const width of chosen(WIDTHS)) await look(person, language, Number(width));
    }
  }
  const lines = await writeReport(browser, FOLDER, visits);
  console.log(`audit: ${visits.length} pages looked at, ${lines.length} faults; pictures in ${FOLDER}`);
  process.exitCode = lines.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await product.stop();
}
