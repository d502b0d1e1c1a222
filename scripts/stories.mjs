/**
 * `npm run stories`: builds Storybook and opens every story of that build in Chromium, in German and English; what is wrong and a picture of
 * each go to `var/stories`. Words after `--` narrow it down, as in `npm run stories -- en editor-publishdialog`; `pictures` leaves axe out.
 * Plays speak German, so that in English a story stands as it begins.
 */
import { createReadStream, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { chromium } from '@playwright/test';
import axe from 'axe-core';
import { listenTo } from './audit/look.mjs';
import { writeReport } from './audit/report.mjs';
import { chromiumOptions } from './setup/chromium.mjs';
import { fingerprint, isFresh, stampFresh } from './setup/fingerprint.mjs';
import { buildIfStale, installIfStale } from './setup/prepare.mjs';
import { ROOT } from './setup/root.mjs';
import { run, tool } from './setup/run.mjs';

const STORYBOOK = join(ROOT, 'storybook');
const BUILD = join(STORYBOOK, 'dist');
const FOLDER = join(ROOT, 'var/stories');
/** Where the screens look for pictures of sheets, and what they find there. */
const PICTURES = '/files/thumbnails/';
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><path fill="#fff" d="M0 0h210v297H0z"/><circle cx="105" cy="150" r="70" fill="none" stroke="#000" stroke-width="4"/></svg>';
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};
const LOCALES = { de: 'de-DE', en: 'en-GB' };
const PATIENCE_MS = 60_000;

const words = process.argv.slice(2);
const languages = Object.keys(LOCALES).filter((one) => words.includes(one));
const starts = words.filter((word) => !(word in LOCALES) && word !== 'pictures');
const withAxe = !words.includes('pictures');
const isWanted = (id) => starts.length === 0 || starts.some((start) => id.startsWith(start));

/** What axe says of pages and not of the parts that stories show. */
const RULES_OF_PAGES = ['region', 'page-has-heading-one', 'landmark-one-main'];
/** Frames are left out: those of the mails run no scripts, and axe would wait for their answers. */
const AXE_OPTIONS = {
  iframes: false,
  rules: Object.fromEntries(RULES_OF_PAGES.map((id) => [id, { enabled: false }])),
};

async function buildStories() {
  const value = fingerprint(['packages', 'apps', 'storybook', 'package-lock.json']);
  if (existsSync(join(BUILD, 'index.json')) && isFresh('stories', value)) return;
  const options = ['build', '-o', 'dist', '--disable-telemetry', '--quiet', '--loglevel', 'warn'];
  if ((await run(tool('storybook'), options, { cwd: STORYBOOK })) !== 0) {
    console.error('Storybook could not be built; the messages above say why.');
    process.exit(1);
  }
  stampFresh('stories', value);
}

/** Keeps in `window.__ended` how the story in the page ended; runs in the page before everything else. */
function watchStory() {
  let channel;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (value) => {
      channel = value;
      const end = (event, faultOf) =>
        value.on(event, (detail) => {
          const fault = faultOf(detail);
          window.__ended = [...(window.__ended ?? []), ...(fault ? [fault] : [])];
        });
      end('storyFinished', () => '');
      end('playFunctionThrewException', ({ message }) => `play: ${message}`);
      end('storyThrewException', ({ message }) => `story: ${message}`);
      end('storyErrored', ({ title }) => `story: ${title}`);
      end('storyMissing', () => 'story: missing');
    },
  });
}

/** Waits until colours stand still; what turns for ever is not waited for. Runs in the page. */
function atRest() {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? 0));
  return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
}

async function violationsOn(page) {
  await page.evaluate(atRest);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(async (options) => {
    for (;;) {
      try {
        return await window.axe.run({ exclude: ['[role="tooltip"]'] }, options);
      } catch (error) {
        // Storybook looks at the story with the same axe.
        if (!error.message.includes('already running')) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }, AXE_OPTIONS);
  return violations;
}

/** A list that the keys in a field walk through is reached from there; axe knows that of combo boxes alone. */
async function isWalkedFromField(page, { id, nodes }) {
  if (id !== 'scrollable-region-focusable') return false;
  const list = await page.evaluate(() => document.activeElement?.getAttribute('aria-controls'));
  return Boolean(list) && nodes.every(({ html }) => html.includes(`id="${list}"`));
}

async function faultsOf(page, language) {
  const said = await page
    .waitForFunction(() => window.__ended, undefined, { timeout: PATIENCE_MS })
    .then((ended) => ended.jsonValue())
    .catch(() => ['story: does not come to its end']);
  // Parts of a screen are loaded when it is shown.
  await page.waitForLoadState('networkidle');
  const plays = language === 'de' ? said : said.filter((fault) => !fault.startsWith('play:'));
  const violations = withAxe ? await violationsOn(page) : [];
  const found = [];
  for (const violation of violations) if (!(await isWalkedFromField(page, violation))) found.push(violation);
  return [
    ...plays.map((fault) => fault.split('\n').slice(0, 3).join(' ')),
    ...found.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ];
}

/** Serves the build on a free port of this machine; what it holds does not change meanwhile, so that the browser keeps it. */
async function serveBuild() {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://local').pathname);
    if (path.startsWith(PICTURES)) {
      response.writeHead(200, { 'content-type': TYPES['.svg'] }).end(PICTURE);
      return;
    }
    const file = normalize(join(BUILD, path));
    if (!file.startsWith(BUILD + sep) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'max-age=3600, immutable',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function look(page, take, address, { language, id }) {
  const name = `${language} ${id}`;
  const picture = `${name.replace(' ', '_')}.png`;
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=language:${language}`);
  const found = await faultsOf(page, language);
  await page.screenshot({ path: join(FOLDER, picture) });
  // A play that ends early for its words leaves its complaint in the console as well.
  const isOfPlay = (complaint) => language !== 'de' && complaint.includes('TestingLibraryElementError');
  const faults = [...take().filter((complaint) => !isOfPlay(complaint)), ...found];
  for (const fault of faults) console.log(`${name}: ${fault}`);
  return { name, picture, faults };
}

async function lookAtAll(browser, address, language, stories) {
  const context = await browser.newContext({
    locale: LOCALES[language],
    viewport: { width: 1200, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const take = await listenTo(page);
  await page.addInitScript(watchStory);
  const visits = [];
  for (const { id } of stories) visits.push(await look(page, take, address, { language, id }));
  await context.close();
  return visits;
}

await installIfStale();
await buildIfStale();
await buildStories();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const { entries } = JSON.parse(readFileSync(join(BUILD, 'index.json'), 'utf8'));
const stories = Object.values(entries).filter(({ type, id }) => type === 'story' && isWanted(id));
const browser = await chromium.launch(chromiumOptions);
const server = await serveBuild();
const address = `http://localhost:${server.address().port}`;
try {
  const visits = [];
  for (const language of languages.length > 0 ? languages : Object.keys(LOCALES)) {
    visits.push(...(await lookAtAll(browser, address, language, stories)));
  }
  const lines = await writeReport(browser, FOLDER, visits);
  console.log(`stories: ${visits.length} looked at, ${lines.length} faults; pictures in ${FOLDER}`);
  process.exitCode = lines.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  server.close();
}
