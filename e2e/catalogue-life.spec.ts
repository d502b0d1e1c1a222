import type { Locator, Page } from '@playwright/test';
import { Author } from './author.js';
import { complaintsOf, expectAccessible } from './faults.js';
import { languagesFor } from './languages.js';
import { Publisher } from './publishing.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const SAID = {
  de: {
    sample: 'Die Pflanzenzelle',
    beginning: 'Pflan',
    slip: 'Pflansenzele',
    similar: 'Gezeigt werden Grafiken mit ähnlicher Schreibweise.',
    filters: 'Filter',
    closeFilters: 'Filter schließen',
    system: 'Deutsche Vollschrift',
    chips: 'Gewählte Filter',
    without: 'Filter entfernen: Deutsche Vollschrift',
    versions: 'Versionen ansehen',
    list: 'Versionen, neueste zuerst',
    version: (number: number) => `Version ${number}`,
    view: (number: number) => `Version ${number} ansehen`,
    restoreOf: (number: number) => `Version ${number} wiederherstellen`,
    restore: 'Wiederherstellen',
    question: (number: number) => `Version ${number} wiederherstellen?`,
    note: 'Anmerkung',
    restored: 'Version 1 ist wiederhergestellt und jetzt die neueste.',
    broughtBack: 'stellt Version 1 wieder her',
    toList: 'Alle Versionen zeigen',
    back: 'Zurück zur Grafik',
    report: 'Problem melden',
    reason: 'Ist inhaltlich falsch',
    send: 'Meldung senden',
    thanks: 'Danke, Ihre Meldung ist eingegangen.',
  },
  en: {
    sample: 'The water cycle',
    beginning: 'water',
    slip: 'watter cycel',
    similar: 'Graphics with a similar spelling are shown.',
    filters: 'Filters',
    closeFilters: 'Close filters',
    system: 'English, UEB grade 1',
    chips: 'Chosen filters',
    without: 'Remove filter: English, UEB grade 1',
    versions: 'View versions',
    list: 'Versions, newest first',
    version: (number: number) => `Version ${number}`,
    view: (number: number) => `View version ${number}`,
    restoreOf: (number: number) => `Restore version ${number}`,
    restore: 'Restore',
    question: (number: number) => `Restore version ${number}?`,
    note: 'Note',
    restored: 'Version 1 has been restored and is now the newest.',
    broughtBack: 'restores version 1',
    toList: 'Show all versions',
    back: 'Back to the graphic',
    report: 'Report a problem',
    reason: 'Content is incorrect',
    send: 'Send report',
    thanks: 'Thank you, we have received your report.',
  },
} as const;

/** The card of a graphic in the grid. */
function cardOf(page: Page, title: string): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title }) });
}

for (const language of languagesFor('de')) {
  const words = WORDS[language];
  const said = SAID[language];

  for (const width of [1400, 390]) {
    test.describe(`the catalogue at ${width} px (${language})`, () => {
      test.use({ locale: words.locale, viewport: { width, height: 844 } });

      test('suggests, narrows and widens, forgives slips, and comes back to where it was', async ({
        page,
      }) => {
        const complaints = await complaintsOf(page);
        const author = new Author(page, words);
        await author.visit('/catalogue');
        const field = page.getByRole('combobox', { name: words.search });
        await field.pressSequentially(said.beginning);
        await expect(page.getByRole('option', { name: said.sample })).toBeVisible();
        await expectAccessible(page);
        await field.press('Enter');
        await expect(page.getByRole('option')).toHaveCount(0);
        await expect(cardOf(page, said.sample)).toHaveCount(1);
        await expect(page).toHaveURL(new RegExp(`search=${said.beginning}`));

        if (width < 992) await page.getByRole('button', { name: said.filters, exact: true }).click();
        const filters =
          width < 992
            ? page.getByRole('dialog', { name: said.filters })
            : page.getByRole('complementary', { name: said.filters });
        await filters.getByText(said.system, { exact: true }).click();
        if (width < 992) await page.getByRole('button', { name: said.closeFilters }).click();
        const chips = page.getByRole('list', { name: said.chips });
        await expect(chips.getByRole('button', { name: said.without })).toBeVisible();
        await expectAccessible(page);
        const narrowed = page.url();

        await cardOf(page, said.sample).getByRole('link').click();
        await expect(page.getByRole('dialog', { name: said.sample })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('dialog', { name: said.sample })).toHaveCount(0);
        expect(page.url()).toBe(narrowed);
        await chips.getByRole('button', { name: said.without }).click();
        await expect(page).not.toHaveURL(/system=/);

        await field.fill(said.slip);
        await field.press('Enter');
        await expect(page.getByText(said.similar)).toBeVisible();
        await expect(cardOf(page, said.sample).first()).toBeVisible();
        expect(complaints).toEqual([]);
      });

      test('shows the versions of a graphic, and brings the first one back', async ({ page }) => {
        const complaints = await complaintsOf(page);
        const author = new Author(page, words);
        // A word that is wider than a small screen: the way out stays there.
        const title = `Zwei Donaudampfschifffahrtsgesellschaftskapitäne ${language} ${width}`;
        const publisher = await Publisher.of(page);
        const published = await publisher.publish(title);
        await publisher.improve(published, 'A second try');
        await author.visit('/login');
        await author.logIn();
        await author.visit(`/catalogue?search=${encodeURIComponent(title)}`);
        await cardOf(page, title).getByRole('link').click();
        const dialog = page.getByRole('dialog', { name: title });
        await expect(dialog.getByRole('button', { name: words.close, exact: true })).toBeInViewport({
          ratio: 1,
        });
        await expectAccessible(page);
        await dialog.getByRole('link', { name: said.versions }).click();
        const rows = dialog.getByRole('list', { name: said.list }).getByRole('listitem');
        await expect(rows).toHaveCount(2);
        await expect(rows.first()).toContainText('A second try');
        await expectAccessible(page);

        await rows.getByRole('link', { name: said.view(1) }).click();
        await expect(dialog.getByRole('heading', { name: said.version(1), exact: true })).toBeVisible();
        await expectAccessible(page);
        await dialog.getByRole('link', { name: said.toList }).click();
        expect(complaints).toEqual([]);

        await rows.getByRole('button', { name: said.restoreOf(1) }).click();
        const question = page.getByRole('alertdialog', { name: said.question(1) });
        await expectAccessible(page);
        await question.getByRole('textbox', { name: said.note }).fill('Besser so');
        await question.getByRole('button', { name: said.restore, exact: true }).click();
        await expect(dialog.getByText(said.restored)).toBeVisible();
        await expect(rows).toHaveCount(3);
        await expect(rows.first()).toContainText('Besser so');
        await expect(rows.first()).toContainText(said.broughtBack);
        await dialog.getByRole('link', { name: said.back }).click();
        await expect(dialog.getByRole('link', { name: said.versions })).toBeVisible();
      });
    });
  }

  test(`a visitor reports what is wrong with a graphic (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ locale: words.locale });
    const page = await context.newPage();
    const author = new Author(page, words);
    await author.visit(`/catalogue?search=${encodeURIComponent(said.sample)}`);
    await cardOf(page, said.sample).getByRole('link').click();
    await page.getByRole('button', { name: said.report }).click();
    const report = page.getByRole('dialog', { name: said.report });
    await report.getByText(said.reason, { exact: true }).click();
    await expectAccessible(page);
    await report.getByRole('button', { name: said.send }).click();
    await expect(page.getByText(said.thanks)).toBeVisible();
    await context.close();
  });
}

test.describe('the place in the catalogue', () => {
  test.use({ locale: WORDS.de.locale, viewport: { width: 1000, height: 500 } });

  test('is found again after a reload, however many pages were read', async ({ page }) => {
    const rowsBehind = (last: number) =>
      Array.from({ length: Math.min(30, last - 1) }, (_, index) => ({
        graphic_id: last - 1 - index,
        graphic_title: `Blatt ${last - 1 - index}`,
        graphic_description: '',
        translations: [],
        original_author_id: 1,
        variant_id: last - 1 - index,
        variant_title: 'Basis',
        variant_description: '',
        current_file_name: 'blatt',
        system: 'DE:VOLL',
        braille_format: 'a4',
        braille_no_of_pages: 1,
        graphic_format: 'a4',
        graphic_landscape: false,
        graphic_no_of_pages: 1,
        public: true,
        created_at: '2026-11-21T09:30:00.000Z',
        tags: '{NULL}',
      }));
    await page.route(/\/api\/graphics\?/, (route) => {
      const before = new URL(route.request().url()).searchParams.get('before');
      return route.fulfill({ json: rowsBehind(Number(before ?? 71)) });
    });
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="21" height="29.7"/>';
    await page.route(/\/files\/thumbnails\//, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: picture }),
    );
    await new Author(page, WORDS.de).visit('/catalogue');
    const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Blatt' });
    const more = page.getByRole('button', { name: 'Mehr laden' });
    await expect(cards).toHaveCount(30);
    await more.click();
    await expect(cards).toHaveCount(60);
    await more.click();
    await expect(cards).toHaveCount(70);
    const read = cards.filter({ hasText: 'Blatt 12' });
    await read.scrollIntoViewIfNeeded();
    await expect(read).toBeInViewport();
    await page.reload();
    await expect(cards).toHaveCount(70);
    await expect(read).toBeInViewport();
  });

  test('is found again by going back from another page', async ({ page }) => {
    const author = new Author(page, WORDS.de);
    await author.visit('/catalogue');
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    const card = page.getByRole('main').getByRole('listitem').getByRole('link').nth(8);
    await card.scrollIntoViewIfNeeded();
    const before = await place();
    expect(before).toBeGreaterThan(100);
    await page.getByRole('banner').getByRole('link', { name: 'Editor' }).click();
    await expect(page.getByRole('button', { name: WORDS.de.newDraft })).toBeVisible();
    expect(await place()).toBe(0);
    await page.goBack();
    await expect(card).toBeVisible();
    await expect.poll(place).toBe(before);
  });
});
