import { type ConsoleMessage, expect, type Page } from '@playwright/test';
import { violationsOn } from '../scripts/audit/axe.mjs';
import { hearRefusals } from '../scripts/audit/refusals.mjs';
import { WORK_MS } from '../scripts/setup/patience.mjs';

/** An img element sends no token: the picture of a hidden graphic is refused to it, and the page then fetches it with one. */
const isHidden = (message: ConsoleMessage) => message.location().url.includes('/thumbnails/');

/** Complaints of the browser from the next page on: errors in the console and refusals by the content security policy. */
export async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await hearRefusals(page);
  page.on('console', (message) => {
    if (message.type() !== 'error' || isHidden(message)) return;
    complaints.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Fails with what axe finds on the page once it has its heading, and what does not go as the rest of the page arrives; without the rules in `but`. */
export async function expectAccessible(
  page: Page,
  place = page.url(),
  but: readonly string[] = [],
): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(async () => {
    const violations = await violationsOn(page, but);
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect([place, found]).toEqual([place, []]);
    // On a busy machine one look at the whole editor takes longer than any other step.
  }).toPass({ timeout: WORK_MS });
}

/** Looks for faults on what is shown, on a wide and on a small screen. */
export async function expectAccessibleAtAllWidths(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1400, height: 900 });
}
