import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Category, ContentPage, MenuItem, Post } from '@tastwerk/contracts';
import { LEGAL_PAGES } from '@tastwerk/contracts';
import type { Result } from '@tastwerk/editor-core';
import { CHECKOUT } from '../../../platform/checkout.js';
import { readConfiguration } from '../../../platform/config/read-configuration.js';
import { EmbeddedContent } from './embedded-content.js';
import { legalFacts } from './legal-facts.js';

interface Read {
  readonly posts: readonly Post[];
  readonly categories: readonly Category[];
  readonly menu: readonly MenuItem[];
  readonly pages: readonly (ContentPage | undefined)[];
}

const ids = Object.values(LEGAL_PAGES);
let de: Read;
let en: Read;

function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error('the embedded content is always there');
  return result.value;
}

function contentOf(environment: Readonly<Record<string, string>>): EmbeddedContent {
  const configuration = readConfiguration(environment);
  if (!configuration.ok) throw new Error(configuration.error.join(' '));
  return new EmbeddedContent(join(CHECKOUT, 'content'), (language) =>
    legalFacts(configuration.value, language),
  );
}

beforeAll(async () => {
  const content = contentOf({});
  const read = async (language: 'de' | 'en'): Promise<Read> => ({
    posts: valueOf(await content.posts(language)),
    categories: valueOf(await content.categories(language)),
    menu: valueOf(await content.menu(language)),
    pages: await Promise.all(ids.map(async (id) => valueOf(await content.page(id, language)))),
  });
  de = await read('de');
  en = await read('en');
});

describe('the content that comes with the product', () => {
  it('has the same articles in both languages, each id and address once', () => {
    const places = (posts: readonly Post[]) =>
      posts.map(({ id, slug, date, categories }) => ({ id, slug, date, categories }));
    expect(places(en.posts)).toEqual(places(de.posts));
    expect(new Set(de.posts.map(({ id }) => id)).size).toBe(de.posts.length);
    expect(new Set(de.posts.map(({ slug }) => slug)).size).toBe(de.posts.length);
  });

  it('has at least eight articles of knowledge and eight of support', () => {
    for (const section of ['wissen', 'support']) {
      const root = de.categories.find(({ slug }) => slug === section)?.id;
      const within = de.categories.filter(({ parent }) => parent === root).map(({ id }) => id);
      const articles = de.posts.filter(({ categories }) => categories.some((id) => within.includes(id)));
      expect(articles.length).toBeGreaterThanOrEqual(8);
    }
  });

  it('introduces both sections, and leaves no category empty', () => {
    const slugs = de.posts.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(['wissen', 'support']));
    for (const { id } of de.categories) {
      expect([id, de.posts.some(({ categories }) => categories.includes(id))]).toEqual([id, true]);
    }
  });

  it('has terms, privacy policy, imprint and accessibility, and names them in the footer in this order', () => {
    expect(de.menu.map(({ object_id: id }) => id)).toEqual(ids);
    expect(en.menu.map(({ title }) => title)).toEqual([
      'Terms of use',
      'Privacy policy',
      'Imprint',
      'Accessibility',
    ]);
    for (const page of [...de.pages, ...en.pages]) expect(page?.content.rendered).toMatch(/<h2>/);
  });

  it('links inside the product only to what is there', () => {
    const sections = new Map(de.categories.map(({ id, slug, parent }) => [id, { slug, parent }]));
    const addresses = new Set([
      '/catalogue',
      '/pricing',
      '/signup',
      '/basket',
      '/account/orders',
      '/widerruf',
      '/kontakt',
      '/editor/splash',
      ...de.categories.filter(({ parent }) => parent === 0).map(({ slug }) => `/${slug}`),
      ...de.posts.flatMap(({ slug, categories }) =>
        categories.map((id) => {
          const category = sections.get(id);
          return `/${sections.get(category?.parent ?? 0)?.slug}/${category?.slug}/${slug}`;
        }),
      ),
      ...['de', 'en'].flatMap((language) => ids.map((id) => `/info/${language}/${id}`)),
    ]);
    const pages = [...de.pages, ...en.pages].flatMap((page) => (page ? [page] : []));
    for (const { slug, content } of [...de.posts, ...en.posts, ...pages]) {
      const links = [...content.rendered.matchAll(/href="(\/[^"]*)"/g)].map(([, link]) => link);
      expect([slug, links.filter((link) => !addresses.has(link ?? ''))]).toEqual([slug, []]);
    }
  });

  it('shows the same pictures in both languages, each described, with its size, and small', () => {
    const PICTURE =
      /<img src="\/content\/pictures\/([\w-]+)\.(de|en)\.png" alt="([^"]{20,})" width="\d+" height="\d+" loading="lazy" \/>/g;
    const picturesOf = (posts: readonly Post[], language: string) =>
      posts.map(({ slug, content }) => {
        const found = [...content.rendered.matchAll(PICTURE)];
        expect([slug, found.length]).toEqual([slug, content.rendered.split('<img').length - 1]);
        expect(found.map(([, , of]) => of)).toEqual(found.map(() => language));
        return [slug, found.map(([, name]) => name)] as const;
      });
    const shown = picturesOf(de.posts, 'de');
    expect(picturesOf(en.posts, 'en')).toEqual(shown);
    const folder = join(CHECKOUT, 'content/pictures');
    const files = readdirSync(folder).filter((name) => name.endsWith('.png'));
    const names = new Set(shown.flatMap(([, pictures]) => pictures));
    expect(
      files.map((name) => name.replace(/\.(de|en)\.png$/, '')).filter((name) => !names.has(name)),
    ).toEqual([]);
    for (const name of files)
      expect([name, statSync(join(folder, name)).size < 100_000]).toEqual([name, true]);
  });

  describe('on its legal pages', () => {
    const textOf = async (
      environment: Readonly<Record<string, string>>,
      id: number,
      language: 'de' | 'en' = 'de',
    ) => valueOf(await contentOf(environment).page(id, language))?.content.rendered ?? '';
    const OPERATOR = {
      OPERATOR_NAME: 'Relief & Söhne *GmbH*',
      OPERATOR_PHONE: '+49 30 1234567',
      OPERATOR_REPRESENTATIVE: 'Ada Tast',
      OPERATOR_REGISTER: 'Amtsgericht Berlin, HRB 1',
      OPERATOR_PRIVACY_AUTHORITY: 'Berliner Beauftragte',
      PUBLIC_URL: 'https://tastwerk.example',
    };

    it('says that they are specimens as long as nobody has said who runs the product', async () => {
      for (const id of ids) {
        expect(await textOf({}, id)).toContain('Dies ist ein Muster');
        expect(await textOf({}, id, 'en')).toContain('This is a specimen');
        expect(await textOf(OPERATOR, id)).not.toContain('Muster.');
      }
    });

    it('names the operator as they are set, and leaves out what is not', async () => {
      const imprint = await textOf(OPERATOR, LEGAL_PAGES.imprint);
      expect(imprint).toContain('<li>Relief &amp; Söhne *GmbH*</li>');
      for (const told of ['+49 30 1234567', 'Ada Tast', 'Amtsgericht Berlin, HRB 1'])
        expect(imprint).toContain(told);
      const bare = await textOf({}, LEGAL_PAGES.imprint);
      for (const label of ['Telefon', 'Vertreten durch', 'Registereintrag', 'Umsatzsteuer'])
        expect(bare).not.toContain(label);
      expect(await textOf(OPERATOR, LEGAL_PAGES.privacy)).toContain('Berliner Beauftragte');
    });

    it('carries the instructions on withdrawal of the mails, and the model form', async () => {
      const terms = await textOf(OPERATOR, LEGAL_PAGES.terms);
      expect(terms).toContain('binnen vierzehn Tagen ohne Angabe von Gründen');
      expect(terms).toContain('online unter https://tastwerk.example/widerruf ausüben');
      expect(terms).toMatch(/<blockquote>\s*<p>An Relief/);
      expect(await textOf(OPERATOR, LEGAL_PAGES.terms, 'en')).toContain('Model withdrawal form');
    });

    it('tells of VAT, or of none, as it is set', async () => {
      expect(await textOf({}, LEGAL_PAGES.terms)).toContain('gesetzliche Mehrwertsteuer');
      const small = await textOf({ SMALL_BUSINESS: 'on' }, LEGAL_PAGES.terms);
      expect(small).toContain('§ 19 UStG');
      expect(small).not.toContain('gesetzliche Mehrwertsteuer');
    });

    it('has no place left that was to be filled in', () => {
      for (const page of [...de.pages, ...en.pages]) expect(page?.content.rendered).not.toMatch(/\{\{|\}\}/);
    });
  });
});
