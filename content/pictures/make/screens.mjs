/** Pictures of the editor as it runs, for articles on how to use it. */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumOptions } from '../../../scripts/setup/chromium.mjs';
import { startOwnProduct } from '../../../scripts/setup/own-product.mjs';

const PORT = 4391;
const VIEWPORT = { width: 1280, height: 800 };
/** Pixels of the file across: twice the width of an article, which is 44rem. */
const FILE_WIDTH = 1408;

const textOf = (language, file, ...path) =>
  path.reduce(
    (texts, name) => texts[name],
    JSON.parse(
      readFileSync(
        new URL(`../../../packages/editor-react/src/i18n/${language}/${file}.json`, import.meta.url),
        'utf8',
      ),
    ),
  );

/** How long one step may take on a busy machine. */
/** The template in the pictures, as the charts plugin calls it. */
const TEMPLATE = { de: 'Säulendiagramm', en: 'Bar chart' };

const PATIENCE_MS = 120_000;

let started;

/** The product and a browser, started for the first picture. */
function start() {
  started ??= (async () => ({
    product: await startOwnProduct('pictures', PORT),
    browser: await chromium.launch(chromiumOptions),
  }))();
  return started;
}

/** Ends what was started. */
export async function stopScreens() {
  if (started === undefined) return;
  const { product, browser } = await started;
  await browser.close();
  await product.stop();
}

/** A draft from the bar chart, as `show` brings it on the screen. */
const editor = (show) => async (language) => {
  const { product, browser } = await start();
  const context = await browser.newContext({
    locale: { de: 'de-DE', en: 'en-GB' }[language],
    viewport: VIEWPORT,
    deviceScaleFactor: FILE_WIDTH / VIEWPORT.width,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await context.addInitScript(() => window.localStorage.setItem('privacy', 'necessary'));
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${product.url}/editor/splash`);
  await page.getByRole('button', { name: textOf(language, 'templates', 'dialog', 'fromTemplate') }).click();
  await page.getByRole('dialog').getByRole('button', { name: TEMPLATE[language], exact: true }).click();
  await page.getByRole('application').waitFor();
  await show(page, language);
  await page.evaluate(() => document.fonts.ready);
  const bytes = await page.screenshot();
  await context.close();
  return sharp(bytes)
    .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer();
};

const withGuide = editor(async (page, language) => {
  await page.getByRole('tab', { name: textOf(language, 'guide', 'title'), exact: true }).click();
  const step = textOf(language, 'guide', 'steps', 'draw', 'title');
  await page.getByRole('button', { name: new RegExp(`^\\d\\. ${step}`) }).click();
});

const withFiles = editor(async (page, language) => {
  await page.getByRole('application').focus();
  await page.keyboard.press('Control+p');
  await page.getByRole('dialog', { name: textOf(language, 'files', 'title') }).waitFor();
});

export const screens = {
  'editor-guide': withGuide,
  'editor-files': withFiles,
};
