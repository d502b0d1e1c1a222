import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ACCOUNT_PATHS,
  ADMIN_PATHS,
  errorBodySchema,
  ROUTES,
  SCREEN_PATHS,
  variantAddress,
} from '@tastwerk/contracts';
import { publication, sheet } from './harness/sheets.js';
import { type Person, TestProduct } from './harness/test-product.js';

const SITE = 'https://tastwerk.example';

let product: TestProduct;
let ada: Person;
let address: string;

beforeAll(async () => {
  product = await TestProduct.start({ PUBLIC_URL: SITE });
  ada = await product.person('ada');
  address = await publish({ graphicTitle: 'Wal & "Hai" <i>', graphicDescription: 'Zwei Tiere im Meer.' });
});
afterAll(() => product.stop());

async function publish(changes: Parameters<typeof sheet>[0], terms: object = {}): Promise<string> {
  const { default_variant: variant } = await product.client.read(
    ROUTES.createGraphic.response,
    'createGraphic',
    { body: { ...publication(sheet(changes)), ...terms }, token: ada.token },
  );
  return variantAddress(variant.parent_graphic.id, variant.id);
}

async function page(path: string, language = 'de') {
  const answer = await product.app.inject({ url: path, headers: { 'accept-language': language } });
  return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body };
}

/** The value of a meta element, or of the title. */
function metaOf(html: string, name: string): string | undefined {
  if (name === 'title') return /<title>(.*)<\/title>/.exec(html)?.[1];
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1];
}

describe('addresses of the web application', () => {
  const filled = (path: string) => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '1');
  const bare = ['variant', 'info', 'account', 'admin'];
  const known = [
    ...Object.entries(SCREEN_PATHS).flatMap(([name, path]) => (bare.includes(name) ? [] : [filled(path)])),
    '/account',
    ...ACCOUNT_PATHS.map((path) => filled(`/account/${path}`)),
    '/admin',
    ...ADMIN_PATHS.map((path) => filled(`/admin/${path}`)),
    '/info/de/63',
    '/info/en/65',
    '/wissen/papier-und-druck',
    '/wissen/papier-und-druck/schwellpapier',
    '/catalogue?system=DE:VOLL',
  ];
  it.each(known)('%s is a page', async (path) => {
    const { status, type, text } = await page(path);
    expect({ status, type }).toEqual({ status: 200, type: 'text/html; charset=utf-8' });
    expect(text).toContain('<div id="root"></div>');
  });

  it.each([
    '/nothing',
    '/account/nothing',
    '/admin/nothing',
    '/catalogue/1',
    '/catalogue/1/variant/999999',
    '/catalogue/1/variant/99999999999',
    '/catalogue/x/variant/y',
    '/wissen/nothing',
    '/wissen/papier-und-druck/nothing',
    '/support/papier-und-druck',
    '/info/de/9999',
    '/info/fr/65',
  ])('%s is answered with 404 and the page that says so', async (path) => {
    const { status, text } = await page(path);
    expect(status).toBe(404);
    expect(text).toContain('<div id="root"></div>');
    expect(metaOf(text, 'title')).toBe('Seite nicht gefunden · Tastwerk');
    expect(metaOf(text, 'robots')).toBe('noindex');
  });

  it('of the administration answer with and without the base path of the API', async () => {
    for (const url of ['/api/internal/users', '/internal/users']) {
      const { status, text } = await page(url);
      expect({ status, error: errorBodySchema.parse(JSON.parse(text)).error }).toEqual({
        status: 401,
        error: 'SESSION_MISSING',
      });
    }
  });

  it('of the API stay errors of the API', async () => {
    const { status, type } = await page('/api/nothing');
    expect({ status, type }).toEqual({ status: 404, type: 'application/json; charset=utf-8' });
  });
});

describe('link previews', () => {
  it('show a graphic with its title, description and picture', async () => {
    const { status, text } = await page(address);
    expect(status).toBe(200);
    expect(metaOf(text, 'title')).toBe('Wal &amp; &quot;Hai&quot; &lt;i&gt; · Tastwerk');
    expect(metaOf(text, 'og:title')).toBe('Wal &amp; &quot;Hai&quot; &lt;i&gt;');
    expect(metaOf(text, 'description')).toBe('Zwei Tiere im Meer.');
    expect(metaOf(text, 'og:url')).toBe(`${SITE}${address}`);
    expect(text).toContain(`<link rel="canonical" href="${SITE}${address}" />`);
    expect(metaOf(text, 'og:image')).toMatch(
      /^https:\/\/tastwerk\.example\/files\/thumbnails\/wal-hai-i-\d+-THUMBNAIL-xl-p1\.png$/,
    );
  });

  it.each(['private', 'link'] as const)('tell nothing of a graphic that is %s', async (visibility) => {
    const path = await publish({ graphicTitle: 'Geheimer Plan' }, { visibility });
    const { status, text } = await page(path);
    expect(status).toBe(404);
    expect(text).not.toContain('Geheimer');
  });

  it('tell nothing of a graphic under the number of another one', async () => {
    const [, graphic = ''] = /catalogue\/(\d+)/.exec(address) ?? [];
    const { status, text } = await page(address.replace(`/${graphic}/`, `/${Number(graphic) + 1}/`));
    expect(status).toBe(404);
    expect(text).not.toContain('Wal');
  });

  it('show pages of the product and articles in the language of the reader', async () => {
    const home = await page('/', 'en');
    expect(home.text).toContain('<html lang="en">');
    expect(metaOf(home.text, 'description')).toMatch(/^A free editor for tactile graphics/);
    expect(metaOf(home.text, 'og:image')).toBe(`${SITE}/landing-sheet-en.png`);
    const article = await page('/wissen/papier-und-druck/schwellpapier');
    expect(article.text).toContain('<html lang="de">');
    expect(metaOf(article.text, 'og:type')).toBe('article');
    expect(metaOf(article.text, 'title')).toBe('Wie Schwellpapier funktioniert · Tastwerk');
    expect(metaOf(article.text, 'description')?.length).toBeGreaterThan(30);
    const legal = await page('/info/en/65', 'de');
    expect(legal.text).toContain('<html lang="en">');
    expect(metaOf(legal.text, 'og:url')).toBe(`${SITE}/info/en/65`);
  });
});

describe('search engines', () => {
  it('are told what is public, and where that list is', async () => {
    const hidden = await publish({ graphicTitle: 'Nur für mich' }, { visibility: 'private' });
    const robots = await page('/robots.txt');
    expect(robots.text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    expect(robots.text).toContain('Disallow: /account');
    const { type, text } = await page('/sitemap.xml');
    expect(type).toBe('application/xml; charset=utf-8');
    const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, one]) => one);
    expect(addresses).toEqual(
      expect.arrayContaining([
        `${SITE}/`,
        `${SITE}/catalogue`,
        `${SITE}/wissen/papier-und-druck/schwellpapier`,
        `${SITE}${address}`,
      ]),
    );
    expect(addresses).not.toContain(`${SITE}${hidden}`);
  });
});
