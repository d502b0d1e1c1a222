import type { Page } from '@playwright/test';

/** The address of the details of a sample. */
export async function addressOfSample(page: Page, title: string): Promise<string> {
  const answer = await page.request.get(
    `${process.env['PRODUCT_URL']}/api/graphics?search=${encodeURIComponent(title)}`,
  );
  const [row]: { graphic_id: number; variant_id: number }[] = await answer.json();
  return `/catalogue/${row?.graphic_id}/variant/${row?.variant_id}`;
}
