import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './scripts/setup/chromium.mjs';

/** Address of the product: known in the processes that run tests, which start after it. */
const product = process.env['PRODUCT_URL'];

/** Browser tests in Debian's Chromium against a running product; `e2e/start-product.ts` starts one for the run. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: false,
  workers: 2,
  // What passes only at the second try is listed as flaky, by name, at the end of the run: a fault to look for, in the test or in the product.
  retries: 1,
  // Only what fails waits this long: a machine with other work to do may be many times slower than the one a test was written on.
  timeout: 600_000,
  expect: { timeout: 60_000 },
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
    trace: 'retain-on-failure',
    launchOptions: chromiumOptions,
  },
});
