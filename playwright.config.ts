import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './scripts/setup/chromium.mjs';

/** Browser tests in Debian's Chromium against a running product; `e2e/start-product.ts` starts one for the run. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] ?? 'var/test/browser.json' }]],
  outputDir: 'test-results',
  globalSetup: './e2e/start-product.ts',
  use: {
    viewport: { width: 1400, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: chromiumOptions,
  },
});
