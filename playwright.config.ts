import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './scripts/setup/chromium.mjs';
import { FILE_MS, STEP_MS } from './scripts/setup/patience.mjs';

/** Address of the product: known in the processes that run tests, which start after it. */
const product = process.env['PRODUCT_URL'];

/** Browser tests in Debian's Chromium against a running product; `e2e/start-product.ts` starts one for the run. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: false,
  // One more than the cores that it is made for: tests wait for the product, too.
  workers: 3,
  // What passes only at the second try is named at the end of the run: a fault to find, in the test or in the product.
  retries: 1,
  // A test may take what its file may; a file that takes too long in all is ended by e2e/test.ts.
  timeout: FILE_MS,
  expect: { timeout: STEP_MS, toPass: { timeout: STEP_MS } },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] ?? 'var/test/browser.json' }]],
  outputDir: 'test-results',
  globalSetup: './e2e/start-product.ts',
  use: {
    viewport: { width: 1400, height: 900 },
    // What is still sliding in is looked at by no test, and by no check of its contrasts.
    contextOptions: { reducedMotion: 'reduce' },
    // Whoever has answered the question about privacy is not asked again: it would lie above what a test presses.
    ...(product === undefined
      ? {}
      : {
          storageState: {
            cookies: [],
            origins: [{ origin: product, localStorage: [{ name: 'privacy', value: 'necessary' }] }],
          },
        }),
    screenshot: 'only-on-failure',
    // Recording costs time in the browser and beside it, so only a second try is recorded.
    trace: 'on-first-retry',
    actionTimeout: STEP_MS,
    navigationTimeout: STEP_MS,
    launchOptions: chromiumOptions,
  },
});
