/** `npm run screenshots`: remakes the pictures of the main screens in docs/screenshots from a product of its own. */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from './setup/chromium.mjs';
import { environmentWithoutServers } from './setup/environment.mjs';
import { buildIfStale, installIfStale } from './setup/prepare.mjs';
import { ROOT } from './setup/root.mjs';
import { makeVarFolder } from './setup/var-folder.mjs';

const PORT = 4390;
const URL = `http://localhost:${PORT}`;
const FOLDER = join(ROOT, 'docs/screenshots');
const DEMO = { login: 'demo@tastwerk.example', password: 'tastwerk-demo' };
const ADMIN = { login: 'admin@tastwerk.example', password: 'tastwerk-admin' };
const LANGUAGES = { de: 'de-DE', en: 'en-GB' };

await installIfStale();
await buildIfStale();
mkdirSync(FOLDER, { recursive: true });

const state = makeVarFolder('screenshots');
const product = spawn(process.execPath, ['apps/api/dist/serve.js'], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...environmentWithoutServers(), PORT: String(PORT), VAR_DIR: state },
});
await new Promise((resolve, reject) => {
  product.once('exit', (code) => reject(new Error(`the product ended with code ${code}`)));
  product.stdout.on('data', (chunk) => String(chunk).includes('Tastwerk runs at') && resolve());
});

const browser = await chromium.launch(chromiumOptions);

async function photograph(account, language, width, visit) {
  const context = await browser.newContext({
    locale: LANGUAGES[language],
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.request.post(`${URL}/api/login`, { data: account }).then(async (answer) => {
    const token = answer.headers().authorization.replace('Bearer ', '');
    await context.addInitScript((jwt) => {
      window.localStorage.setItem('jwt', jwt);
      window.localStorage.setItem('privacy', 'necessary');
    }, token);
  });
  await visit(page, async (path, name) => {
    await page.goto(`${URL}${path}`);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(FOLDER, `${name}-${language}${width < 600 ? '-small' : ''}.png`) });
  });
  await context.close();
}

async function variantCalled(page, title) {
  const rows = await (await page.request.get(`${URL}/api/graphics?limit=50`)).json();
  const row = rows.find(({ graphic_title }) => graphic_title === title);
  return { graphic: row.graphic_id, variant: row.variant_id };
}

try {
  for (const [language, sample] of [
    ['de', 'Die Pflanzenzelle'],
    ['en', 'The water cycle'],
  ]) {
    for (const width of [1400, 390]) {
      await photograph(DEMO, language, width, async (page, shoot) => {
        const { graphic, variant } = await variantCalled(page, sample);
        await shoot('/', 'home');
        await shoot('/catalogue', 'catalogue');
        await shoot(`/catalogue/${graphic}/variant/${variant}`, 'variant');
        await shoot('/editor/splash', 'splash');
        await shoot('/account', 'account');
        await page.evaluate((contentId) => {
          const basket = [{ contentId, productId: 'graphic', quantity: 2 }];
          window.localStorage.setItem('basket', JSON.stringify(basket));
        }, variant);
        await shoot('/basket', 'basket');
        if (width > 1000) await shoot(`/editor/app?variant=${variant}&mode=copy`, 'editor');
      });
      await photograph(ADMIN, language, width, (page, shoot) => shoot('/admin/start', 'admin'));
    }
  }
} finally {
  await browser.close();
  product.removeAllListeners('exit');
  const ended = new Promise((resolve) => product.once('exit', resolve));
  product.kill('SIGTERM');
  await ended;
  rmSync(state, { recursive: true, force: true });
}
