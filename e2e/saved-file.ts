import type { Page } from '@playwright/test';

/** The file that `press` makes the browser save. */
export async function savedFile(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; path: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), path: await download.path() };
}
