import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LEGAL_PAGES, ROUTES } from '@tastwerk/contracts';
import { Opened } from './harness/opened.js';
import { RecordedWordPress } from './harness/recorded-wordpress.js';
import { TestProduct } from './harness/test-product.js';

const ENGLISH = { headers: { 'accept-language': 'en' } };

describe('the content that comes with the product', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await TestProduct.start();
  });
  afterAll(() => product.stop());

  it('lists articles with the fields that were asked for, as the web asks', async () => {
    const query = { _fields: 'id,excerpt,title,categories,slug', per_page: '100' };
    const posts = await product.client.read(ROUTES.listPosts.response, 'listPosts', { query });
    expect(posts.length).toBeGreaterThanOrEqual(16);
    for (const post of posts)
      expect(Object.keys(post).sort()).toEqual(['categories', 'excerpt', 'id', 'slug', 'title']);
    const few = await product.client.read(ROUTES.listPosts.response, 'listPosts', {
      query: { per_page: '3' },
    });
    expect(few).toHaveLength(3);
  });

  it('gives the one article of an address, and none for an address that leads nowhere', async () => {
    const [post] = await product.client.read(ROUTES.listPosts.response, 'listPosts', {
      query: { slug: 'schwellpapier' },
    });
    expect(post?.content?.rendered).toMatch(/<h2>/);
    const none = await product.client.read(ROUTES.listPosts.response, 'listPosts', {
      query: { slug: 'no-such-article' },
    });
    expect(none).toEqual([]);
  });

  it('speaks the language of the header, or the one that is named', async () => {
    const read = (call: object) => product.client.read(ROUTES.legalMenu.response, 'legalMenu', call);
    const titles = async (call: object) => (await read(call)).map(({ title }) => title);
    expect(await titles({})).toEqual([
      'Nutzungsbedingungen',
      'Datenschutzerklärung',
      'Impressum',
      'Barrierefreiheit',
    ]);
    expect(await titles(ENGLISH)).toEqual(['Terms of use', 'Privacy policy', 'Imprint', 'Accessibility']);
    expect(await titles({ ...ENGLISH, query: { lang: 'de' } })).toContain('Impressum');
  });

  it('gives legal pages by their numbers, and says when there is none', async () => {
    for (const id of Object.values(LEGAL_PAGES)) {
      const page = await product.client.read(ROUTES.getPage.response, 'getPage', { params: { id } });
      expect(page).toMatchObject({ id, date: expect.stringMatching(/^2026-/) });
    }
    expect(await product.client.failure('getPage', { params: { id: 1 } })).toBe('CONTENT_NOT_FOUND');
  });

  it('serves the pictures that articles show, and nothing else of the folder', async () => {
    const [post] = await product.client.read(ROUTES.listPosts.response, 'listPosts', {
      query: { slug: 'legende' },
    });
    const url = /<img src="([^"]+)"/.exec(post?.content?.rendered ?? '')?.[1] ?? '';
    const answer = await product.app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    for (const other of ['nothing.png', 'make/compose.mjs', '../README.md', '%2e%2e/README.md'])
      expect((await product.app.inject({ url: `/content/pictures/${other}` })).json()).toMatchObject({
        error: 'ROUTE_NOT_FOUND',
      });
  });

  it('finds articles, in the language that is spoken', async () => {
    const read = (search: string, lang: string) =>
      product.client.read(ROUTES.searchContent.response, 'searchContent', { query: { search, lang } });
    const [hit] = await read('schwellpapier', 'de');
    expect(hit?.url).toBe('/wissen/papier-und-druck/schwellpapier');
    expect((await read('swell paper', 'en')).map(({ id }) => id)).toContain(hit?.id);
    expect(await read('zzzz', 'de')).toEqual([]);
  });

  it.each([
    ['listPosts', { per_page: '101' }],
    ['listPosts', { _fields: 'id,password' }],
    ['listPosts', { slug: '../../etc/passwd' }],
    ['listPosts', { lang: 'fr' }],
    ['searchContent', { search: 'x'.repeat(101) }],
    ['searchContent', { search: '\0' }],
  ] as const)('refuses %s with %j', async (name, query) => {
    expect(await product.client.failure(name, { query })).toBe('REQUEST_INVALID');
  });
});

describe('counted page views', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await TestProduct.start();
  });
  afterAll(() => product.stop());
  beforeEach(() => product.database.query('DELETE FROM page_view'));

  const views = () =>
    product.database.query<{ path: string; views: number }>(
      'SELECT path, views FROM page_view ORDER BY path',
    );

  it('are a number for a day and a path, also when many come at once', async () => {
    const count = (path: string) => product.client.call('countPageView', { body: { path } });
    await Promise.all(Array.from({ length: 8 }, () => count('/catalogue')));
    await count('/wissen/papier-und-druck');
    expect(await views()).toEqual([
      { path: '/catalogue', views: 8 },
      { path: '/wissen/papier-und-druck', views: 1 },
    ]);
    const columns = await product.database.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'page_view'`,
    );
    expect(columns.map(({ name }) => name).sort()).toEqual(['day', 'path', 'views']);
  });

  it.each(['dnt', 'sec-gpc'])('leave out whoever says so by %s', async (header) => {
    await product.client.call('countPageView', { body: { path: '/' }, headers: { [header]: '1' } });
    expect(await views()).toEqual([]);
  });

  it.each(['catalogue', '/a?key=1', '/a b', `/${'a'.repeat(200)}`, '/ü', ''])(
    'refuse the path %j',
    async (path) => {
      expect(await product.client.failure('countPageView', { body: { path } })).toBe('REQUEST_INVALID');
    },
  );

  it('are forgotten after 400 days, and are of at most 5000 paths a day', async () => {
    await product.database.query(`
      INSERT INTO page_view SELECT now()::date - 401, '/old', 7
      UNION ALL SELECT now()::date - 399, '/kept', 7
      UNION ALL SELECT (now() AT TIME ZONE 'UTC')::date, '/made-up-' || n, 1 FROM generate_series(1, 5000) AS n`);
    await product.client.call('countPageView', { body: { path: '/one-too-many' } });
    await product.client.call('countPageView', { body: { path: '/made-up-1' } });
    const paths = await views();
    expect(paths.find(({ path }) => path === '/made-up-1')?.views).toBe(2);
    expect(paths.map(({ path }) => path)).toEqual(expect.arrayContaining(['/kept']));
    expect(paths.filter(({ path }) => path === '/old' || path === '/one-too-many')).toEqual([]);
  });
});

describe('the content of a WordPress site', () => {
  const opened = new Opened();
  let product: TestProduct;
  let wordPress: RecordedWordPress;
  beforeAll(async () => {
    wordPress = opened.add(await RecordedWordPress.start(), (made) => made.stop());
    product = opened.add(await TestProduct.start({ CONTENT_URL: wordPress.url }), (made) => made.stop());
  });
  afterAll(() => opened.close());

  it('is read as the embedded content is, without what could do harm', async () => {
    const posts = await product.client.read(ROUTES.listPosts.response, 'listPosts', {
      query: { lang: 'de' },
    });
    expect(posts).toEqual([
      {
        id: 101,
        slug: 'schwellpapier',
        date: '2026-10-01T08:00:00.000Z',
        modified: '2026-10-02T09:30:00.000Z',
        title: { rendered: 'Schwellpapier &amp; Wärme' },
        excerpt: { rendered: '<p>Kurz […]</p>\n' },
        content: { rendered: '\n<h2>Wärme</h2>\n<p>Schwarz <strong>schwillt</strong>.</p>\n\n' },
        categories: [11],
      },
    ]);
    const categories = await product.client.read(ROUTES.listCategories.response, 'listCategories');
    expect(categories.map(({ name }) => name)).toEqual(['Wissen', 'Papier & Druck']);
    expect(await product.client.read(ROUTES.legalMenu.response, 'legalMenu')).toEqual([
      { object_id: 66, title: 'Impressum' },
    ]);
  });

  it('is asked for in the language of the visitor, and once for many', async () => {
    const ask = () => product.client.call('listPosts', { query: { lang: 'en' } });
    await Promise.all([ask(), ask(), ask()]);
    const asked = wordPress.requests.filter(
      (request) => request.includes('/posts?') && request.includes('lang=en'),
    );
    expect(asked).toHaveLength(1);
  });

  it('is searched with addresses of the product', async () => {
    const hits = await product.client.read(ROUTES.searchContent.response, 'searchContent', {
      query: { search: 'schwillt', lang: 'de' },
    });
    expect(hits).toMatchObject([{ title: 'Schwellpapier & Wärme', url: '/wissen/papier/schwellpapier' }]);
  });

  it('says which page is missing, and that a broken site is not available until it is well again', async () => {
    const page = { params: { id: 66 } };
    expect(await product.client.failure('getPage', { params: { id: 999 } })).toBe('CONTENT_NOT_FOUND');
    for (const broken of [
      { status: 500, body: '{}' },
      { status: 200, body: '<!doctype html>' },
      { status: 200, body: '[]' },
      // It leads elsewhere, which nobody configured.
      { status: 302, body: '', location: '/wp-json/wp/v2/pages/66' },
    ]) {
      wordPress.broken = broken;
      expect(await product.client.failure('getPage', { params: { id: 66 }, query: { lang: 'en' } })).toBe(
        'SERVICE_UNAVAILABLE',
      );
    }
    wordPress.broken = undefined;
    expect((await product.client.call('getPage', page)).status).toBe(200);
  });
});
