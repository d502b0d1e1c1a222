import { expect, type Page } from '@playwright/test';
import { at } from './caller.js';

/** Mails to one address that are looked through: other tests write to the user demo at the same time. */
const NEWEST = 10;

/** Links that were followed already, which a test that waits for the next one must not take. */
const followed = new Set<string>();

/** Opens the newest mail to `address` whose link leads to `path`, as soon as it is there, and follows that link; `mark` goes before its key. */
export async function followMail(page: Page, address: string, path: string, mark = '?key='): Promise<void> {
  const entry = page.getByRole('link').filter({ hasText: address });
  const button = page.locator(`a[href*="${path}${mark}"]`).first();
  await expect(async () => {
    await page.goto(at('/mailbox'));
    // The list is whole when it comes, and does not grow by itself.
    const mails = await entry.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    let target = '';
    for (const mail of mails.slice(0, NEWEST)) {
      await page.goto(at(mail));
      if ((await button.count()) > 0) target = (await button.getAttribute('href')) ?? '';
      if (target !== '' && !followed.has(target)) break;
      target = '';
    }
    expect(target).not.toBe('');
    followed.add(target);
  }).toPass();
  await button.click();
}
