import { expect, type Page } from '@playwright/test';

/** A laptop, and the narrowest window that a page has to fit: a wide one that is enlarged to 400 % (WCAG 1.4.10). */
export const WIDE = { width: 1366, height: 768 };
export const NARROW = { width: 320, height: 640 };

/** The one heading that says which page this is. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until the page has its one heading and nothing of it loads any more. */
export async function arrive(page: Page): Promise<void> {
  await expect(heading(page)).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
}

/** The address of the details of a sample. */
export async function addressOfSample(page: Page, title: string): Promise<string> {
  const answer = await page.request.get(
    `${process.env['PRODUCT_URL']}/api/graphics?search=${encodeURIComponent(title)}`,
  );
  const [row]: { graphic_id: number; variant_id: number }[] = await answer.json();
  return `/catalogue/${row?.graphic_id}/variant/${row?.variant_id}`;
}
