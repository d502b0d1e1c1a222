import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Category, ContentPage, MenuItem, Post } from '@tastwerk/contracts';
import { LEGAL_PAGES } from '@tastwerk/contracts';
import type { Result } from '@tastwerk/editor-core';
import { CHECKOUT } from '../../../platform/checkout.js';
import { EmbeddedContent } from './embedded-content.js';

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

beforeAll(async () => {
  const content = new EmbeddedContent(join(CHECKOUT, 'content'));
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

  it('has terms, privacy policy and imprint, and names them in the footer in this order', () => {
    expect(de.menu.map(({ object_id: id }) => id)).toEqual(ids);
    expect(en.menu.map(({ title }) => title)).toEqual(['Terms of use', 'Privacy policy', 'Imprint']);
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
});
