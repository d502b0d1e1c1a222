import { expect, type Locator } from '@playwright/test';
import { WORK_MS } from '../scripts/setup/patience.mjs';
import { tick } from './tick.js';
import type { Words } from './words.js';

/** Puts a drawing of the import dialog on the page as it is: what follows an import is turned off, for tests that are about the import alone. */
export async function importAlone(dialog: Locator, words: Words): Promise<void> {
  const place = dialog.getByRole('button', { name: words.putOnPage, exact: true });
  await expect(place).toBeEnabled({ timeout: WORK_MS });
  await tick(dialog.getByRole('switch', { name: words.tactileAfterwards }), false);
  await place.click();
  await expect(dialog).toHaveCount(0);
}
