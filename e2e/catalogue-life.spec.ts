import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { Author } from './author.js';
import { complaintsOf, expectAccessible } from './faults.js';
import { SERVER_WORK_MS } from './patience.js';
import { WORDS } from './words.js';

const SAID = {
  de: {
    sample: 'Die Pflanzenzelle',
    beginning: 'Pflan',
    slip: 'Pflansenzele',
    similar: 'Gezeigt wird, was ähnlich geschrieben wird.',
    filters: 'Filter',
    closeFilters: 'Filter schließen',
    system: 'Deutsche Vollschrift',
    chips: 'Gewählte Filter',
    without: 'Filter entfernen: Deutsche Vollschrift',
    versions: 'Versionen ansehen',
    list: 'Versionen, die neueste zuerst',
    version: (number: number) => `Version ${number}`,
    view: (number: number) => `Version ${number} ansehen`,
    restoreOf: (number: number) => `Version ${number} wiederherstellen`,
    restore: 'Wiederherstellen',
    question: (number: number) => `Version ${number} wiederherstellen?`,
    note: 'Anmerkung',
    restored: 'Version 1 ist wiederhergestellt und jetzt die neueste.',
    broughtBack: 'stellt Version 1 wieder her',
    toList: 'Zu allen Versionen',
    back: 'Zurück zur Grafik',
    report: 'Problem melden',
    reason: 'Ist inhaltlich falsch',
    send: 'Meldung senden',
    thanks: 'Danke, Ihre Meldung ist angekommen.',
  },
  en: {
    sample: 'The water cycle',
    beginning: 'water',
    slip: 'watter cycel',
    similar: 'What is spelt alike is shown.',
    filters: 'Filters',
    closeFilters: 'Close filters',
    system: 'English, UEB grade 1',
    chips: 'Chosen filters',
    without: 'Remove filter: English, UEB grade 1',
    versions: 'View versions',
    list: 'Versions, the newest first',
    version: (number: number) => `Version ${number}`,
    view: (number: number) => `View version ${number}`,
    restoreOf: (number: number) => `Restore version ${number}`,
    restore: 'Restore',
    question: (number: number) => `Restore version ${number}?`,
    note: 'Note',
    restored: 'Version 1 is restored and is the newest one now.',
    broughtBack: 'restores version 1',
    toList: 'To all versions',
    back: 'Back to the graphic',
    report: 'Report a problem',
    reason: 'Has wrong content',
    send: 'Send report',
    thanks: 'Thank you, your report has arrived.',
  },
} as const;

const DEMO = { login: 'demo@tastwerk.example', password: 'tastwerk-demo' };

/** The card of a graphic in the grid. */
function cardOf(page: Page, title: string): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title }) });
}

/** Publishes a graphic with two versions by the API and answers with the address of its details. */
async function publishTwice(page: Page, title: string): Promise<string> {
  const at = (path: string) => `${process.env['PRODUCT_URL']}${path}`;
  const login = await page.request.post(at('/api/login'), { data: DEMO });
  const headers = { authorization: login.headers()['authorization'] ?? '' };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(at(path), { headers, data });
    expect(answer.status(), await answer.text()).toBeLessThan(300);
    return answer.json();
  };
  const rows = await (await page.request.get(at('/api/graphics?search=Number%20line'))).json();
  const sample = await (
    await page.request.get(at(`/api/variants/${rows[0].variant_id}`), { headers })
  ).json();
  const document = {
    ...JSON.parse(sample.current_version.document),
    uuid: randomUUID(),
    graphicTitle: title,
    variant_id: null,
    graphic_id: null,
    version_id: null,
    lastVersionHash: null,
    derivedFrom: null,
    currentFileName: null,
  };
  const publishing = () => ({ idempotencyKey: randomUUID(), licenceAccepted: true });
  const { created_graphic, default_variant } = await post('/api/graphics', { ...publishing(), document });
  const second = await post(`/api/variants/${default_variant.id}`, {
    ...publishing(),
    document: { ...document, transcribersNotes: 'Second version.' },
    lastVersionHash: default_variant.current_version.hash,
    change_message: 'A second try',
  });
  // A picture that is not there yet is asked for again and again, of which the browser complains.
  for (const version of [default_variant.current_version.id, second.current_version.id]) {
    const files = at(`/api/variants/${default_variant.id}/renderings?version_id=${version}`);
    await expect
      .poll(
        async () => {
          const { renderings } = await (await page.request.get(files, { headers })).json();
          return renderings.map(({ state }: { state: string }) => state);
        },
        { timeout: SERVER_WORK_MS },
      )
      .not.toContainEqual(expect.stringMatching(/queued|running/));
  }
  return `/catalogue/${created_graphic.id}/variant/${default_variant.id}`;
}

for (const language of ['de', 'en'] as const) {
  const words = WORDS[language];
  const said = SAID[language];

  for (const width of [1400, 390]) {
    test.describe(`the catalogue at ${width} px (${language})`, () => {
      test.use({ locale: words.locale, viewport: { width, height: 844 } });

      test('suggests, narrows and widens, forgives slips, and comes back to where it was', async ({
        page,
      }) => {
        const complaints = complaintsOf(page);
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
        const complaints = complaintsOf(page);
        const author = new Author(page, words);
        const title = `Zwei Versionen ${language} ${width}`;
        const address = await publishTwice(page, title);
        await author.visit('/login');
        await author.logIn();
        await author.visit(address);
        const dialog = page.getByRole('dialog', { name: title });
        await expect(dialog).toBeVisible();
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
