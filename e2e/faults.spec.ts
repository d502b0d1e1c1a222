import { Author } from './author.js';
import { complaintsOf } from './faults.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

test('what the content security policy refuses is heard, with its rule', async ({ page }) => {
  const complaints = await complaintsOf(page);
  await new Author(page, WORDS.de).visit('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { color: red }';
    document.head.append(style);
  });
  await expect
    .poll(() => complaints.filter((text) => text.startsWith('refused by the content security policy')))
    .toEqual(['refused by the content security policy: style-src-elem inline']);
});
