import { test as base } from '@playwright/test';
import { FILE_MS } from '../scripts/setup/patience.mjs';

export { expect } from '@playwright/test';

/** When this process began with each file. */
const begun = new Map<string, number>();

/** Playwright's `test`, with a limit for the whole file: what hangs fails within minutes, however many tests the file has. */
export const test = base.extend<{ limitOfFile: void }>({
  limitOfFile: [
    async ({}, use, testInfo) => {
      const since = begun.get(testInfo.file) ?? Date.now();
      begun.set(testInfo.file, since);
      const left = since + FILE_MS - Date.now();
      if (left <= 0) throw new Error(`${testInfo.file} takes more than ${FILE_MS / 1000} s`);
      testInfo.setTimeout(left);
      await use();
    },
    { auto: true },
  ],
});
