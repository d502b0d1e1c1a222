import { Author } from './author.js';
import { complaintsOf, expectAccessible } from './faults.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

/** The one page that may have its heading for screen readers alone, and bars of its own. */
const EDITOR = '/editor/app';

/** Every kind of page that a visitor can open. */
const PAGES = [
  '/',
  '/catalogue',
  '/login',
  '/signup',
  '/reset-password-request',
  '/account',
  '/editor/splash',
  EDITOR,
  '/no/such/page',
  '/wissen',
  '/wissen/papier-und-druck/dateiformate',
  '/wissen/gestalten/beispiel-vulkan',
  '/wissen/unterricht/finanzierung',
  '/support',
  '/support/konto',
  '/wissen?search=braille',
  '/wissen?search=xyz',
  '/wissen/nichts',
  '/info/de/65',
  '/info/en/66',
  '/pricing',
  '/stats',
];

/** Where nothing is: the server answers 404, which the browser notes, and nothing else. */
const MISSING = ['/no/such/page', '/wissen/nichts'];

/**
 * Widths in px of each page: it is opened at the first one, and axe looks at it there; at the second one it still has to fit. So axe sees
 * each page once at each width; `TEST_LANGUAGES=all` has it look at both widths in both languages.
 */
const WIDTHS = { de: [1400, 390], en: [390, 1400] } as const;
const AXE_AT_BOTH = process.env['TEST_LANGUAGES'] === 'all';

// Both languages at the same time.
test.describe.configure({ mode: 'parallel' });

for (const language of ['de', 'en'] as const) {
  test.describe(`every page (${language})`, () => {
    test.use({ locale: WORDS[language].locale });

    test('has no accessibility fault, fits wide and small screens, and the browser has no complaint', async ({
      page,
    }) => {
      const complaints = await complaintsOf(page);
      const author = new Author(page, WORDS[language]);
      // All pages in one tab: the browser then compiles the application once.
      for (const path of PAGES) {
        await test.step(path, async () => {
          await lookAt(author, path, language);
          // Softly, so that one run names all pages with complaints.
          const expected = MISSING.includes(path) ? [expect.stringMatching(`status of 404 .*${path}$`)] : [];
          expect.soft(complaints.splice(0), path).toEqual(expected);
        });
      }
    });
  });
}

async function lookAt(author: Author, path: string, language: keyof typeof WIDTHS): Promise<void> {
  const { page } = author;
  const [first, second] = WIDTHS[language];
  await page.setViewportSize({ width: first, height: 844 });
  await author.visit(path);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  for (const width of [first, second]) {
    await page.setViewportSize({ width, height: 844 });
    if (path === EDITOR) await expect(page.getByRole('main')).toBeVisible();
    else await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The editor's guide shows how far it is; what still loads does not know that.
    const loading = path === EDITOR ? '[role=progressbar]:not([aria-valuenow])' : '[role=progressbar]';
    await expect(page.locator(loading)).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
    if (width === first || AXE_AT_BOTH) await expectAccessible(page);
  }
}
