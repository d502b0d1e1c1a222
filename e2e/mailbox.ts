import { expect, type Page } from '@playwright/test';

/** Opens the newest mail to `address` whose link leads to `path`, as soon as it is there, and follows that link; `mark` goes before its key. */
export async function followMail(page: Page, address: string, path: string, mark = '?key='): Promise<void> {
  const entry = page.getByRole('link').filter({ hasText: address });
  const button = page.locator(`a[href*="${path}${mark}"]`).first();
  await expect(async () => {
    await page.goto(`${process.env['PRODUCT_URL']}/mailbox`);
    // The list is whole when it comes, and does not grow by itself.
    expect(await entry.count()).toBeGreaterThan(0);
    await entry.first().click();
    await page.waitForURL(/\/mailbox\/mails\//);
    expect(await button.count()).toBeGreaterThan(0);
  }).toPass();
  await button.click();
}
