/** `npm run screenshots`: remakes the pictures of the main screens in docs/screenshots from a product of its own. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from './setup/chromium.mjs';
import { DEMO_ACCOUNTS, enter, sampleCalled, startOwnProduct } from './setup/own-product.mjs';
import { buildIfStale, installIfStale } from './setup/prepare.mjs';
import { ROOT } from './setup/root.mjs';

const PORT = 4390;
const FOLDER = join(ROOT, 'docs/screenshots');
const LANGUAGES = { de: 'de-DE', en: 'en-GB' };

await installIfStale();
await buildIfStale();
mkdirSync(FOLDER, { recursive: true });

const product = await startOwnProduct('screenshots', PORT);
const browser = await chromium.launch(chromiumOptions);

async function openSceneText(page) {
  await page.getByRole('application').waitFor();
  await page.keyboard.press('F4');
  await page.locator('.cm-content').waitFor();
}

async function photograph(account, language, width, visit) {
  const context = await browser.newContext({
    locale: LANGUAGES[language],
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  await enter(context, product.url, account);
  const page = await context.newPage();
  await visit(page, async (path, name, open) => {
    await page.goto(`${product.url}${path}`);
    await page.waitForLoadState('networkidle');
    await open?.(page);
    await page.screenshot({ path: join(FOLDER, `${name}-${language}${width < 600 ? '-small' : ''}.png`) });
  });
  await context.close();
}

try {
  for (const [language, sample] of [
    ['de', 'Die Pflanzenzelle'],
    ['en', 'The water cycle'],
  ]) {
    for (const width of [1400, 390]) {
      await photograph(DEMO_ACCOUNTS.user, language, width, async (page, shoot) => {
        const { graphic, variant } = await sampleCalled(page.context(), product.url, sample);
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
        if (width > 1000)
          await shoot(`/editor/app?variant=${variant}&mode=copy`, 'scene-text', openSceneText);
      });
      await photograph(DEMO_ACCOUNTS.admin, language, width, (page, shoot) => shoot('/admin/start', 'admin'));
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
