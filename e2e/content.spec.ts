import { Author } from './author.js';
import { complaintsOf, expectAccessible } from './faults.js';
import { languagesFor } from './languages.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const CONTENT_WORDS = {
  de: {
    support: 'Support',
    knowledge: 'Wissen',
    topics: 'Themen',
    search: 'Artikel durchsuchen',
    term: 'schwell',
    article: 'Wie Schwellpapier funktioniert',
    picture: /Schwarz quillt ganz auf/,
    published: /^Veröffentlicht am \d\d\.\d\d\.\d{4}/,
    nothing: 'Kein Artikel gefunden',
    clear: 'Suche leeren',
    privacy: 'Cookies und Datenschutz',
    policy: 'Datenschutzerklärung',
    necessary: 'Nur Notwendiges',
    accept: 'Okay, Aufrufe zählen',
  },
  en: {
    support: 'Support',
    knowledge: 'Knowledge',
    topics: 'Topics',
    search: 'Search the articles',
    term: 'swell',
    article: 'How swell paper works',
    picture: /black swells fully/,
    published: /^Published \d{1,2} [A-Z][a-z]{2,3} \d{4}/,
    nothing: 'No article found',
    clear: 'Clear search',
    privacy: 'Cookies and privacy',
    policy: 'Privacy policy',
    necessary: 'Necessary only',
    accept: 'Okay, count page views',
  },
} as const;

for (const language of languagesFor('de')) {
  const words = CONTENT_WORDS[language];

  test.describe(`content (${language})`, () => {
    test.use({ locale: WORDS[language].locale });

    test('a visitor searches the articles, reads one and goes on by the topics', async ({ page }) => {
      const complaints = await complaintsOf(page);
      await new Author(page, WORDS[language]).visit('/');
      await page.getByRole('banner').getByRole('link', { name: words.support }).click();
      const search = page.getByRole('searchbox', { name: words.search });
      await search.fill('xyz');
      await search.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: words.nothing })).toBeVisible();
      await page.getByRole('button', { name: words.clear }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.support })).toBeVisible();
      await search.fill(words.term);
      await search.press('Enter');
      await expect(page.locator('mark').first()).toHaveText(new RegExp(`^${words.term}$`, 'i'));
      await page.getByRole('main').getByRole('link', { name: words.article, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.article })).toBeVisible();
      await expect(page).toHaveTitle(`${words.article} · Tastwerk`);
      await expect(page.getByText(words.published)).toBeVisible();
      const picture = page.getByRole('img', { name: words.picture });
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).toHaveJSProperty('naturalWidth', 960);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: words.topics }).click();
      await page
        .getByRole('navigation', { name: words.topics })
        .getByRole('link', { name: 'PDF, BRF' })
        .click();
      await expect(page).toHaveURL(/dateiformate$/);
      await expect(page.getByRole('navigation', { name: words.topics })).toBeHidden();
      expect(complaints).toEqual([]);
    });

    test.describe('before a choice', () => {
      test.use({ storageState: { cookies: [], origins: [] } });

      test('page views are counted only for whoever agrees, and not after they change their mind', async ({
        page,
      }) => {
        const counted: string[] = [];
        page.on('request', (request) => {
          if (request.url().endsWith('/api/page-views')) counted.push(request.postData() ?? '');
        });
        const author = new Author(page, WORDS[language]);
        await author.visit('/catalogue');
        const notice = page.getByRole('region', { name: words.privacy });
        await expect(notice).toBeVisible();
        expect(counted).toEqual([]);
        await expectAccessible(page);
        await notice.getByRole('button', { name: words.accept }).click();
        await expect(notice).toBeHidden();
        await page.getByRole('contentinfo').getByRole('link', { name: words.policy }).click();
        await expect(page).toHaveURL(new RegExp(`/info/${language}/65\\?`));
        await expect.poll(() => counted).toEqual([`{"path":"/info/${language}/65"}`]);
        await page.getByRole('contentinfo').getByRole('button', { name: words.privacy }).click();
        await expect(notice).toContainText(words.accept);
        await notice.getByRole('button', { name: words.necessary }).click();
        await author.visit('/pricing');
        await expect(page.getByRole('table')).toBeVisible();
        await author.visit('/stats');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(counted).toHaveLength(1);
      });
    });
  });
}

test('both halves of the product tell their version', async ({ request }) => {
  for (const path of ['/FRONTEND.json', '/BACKEND.json']) {
    const response = await request.get(`${process.env['PRODUCT_URL']}${path}`);
    const facts: unknown = await response.json();
    expect(facts).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  }
});
