import { describe, expect, it } from '@jest/globals';
import type { Category, Post } from '@tastwerk/contracts';
import { searchPosts } from './search-posts.js';

const CATEGORIES: readonly Category[] = [
  { id: 1, parent: 0, slug: 'wissen', name: 'Wissen' },
  { id: 2, parent: 1, slug: 'papier', name: 'Papier' },
];

function post(id: number, slug: string, title: string, content: string, category = 2): Post {
  const moment = '2026-11-22T12:00:00.000Z';
  return {
    id,
    slug,
    date: moment,
    modified: moment,
    categories: [category],
    title: { rendered: title },
    excerpt: { rendered: '' },
    content: { rendered: content },
  };
}

const long = 'Wörter und noch mehr Wörter. '.repeat(20);
const POSTS = [
  post(5, 'linien', 'Linien', `<p>${long}Eine Übung mit Schwellpapier.</p><p>${long}</p>`),
  post(6, 'schwellpapier', 'Schwellpapier', '<p>Wärme lässt es schwellen.</p>'),
  post(7, 'wissen', 'Willkommen', '<p>Übersicht</p>', 1),
  post(8, 'verwaist', 'Schwellpapier ohne Rubrik', '', 99),
];

describe('the search for articles', () => {
  it('finds words by their beginnings, without minding case and accents, titles first', () => {
    const hits = searchPosts(POSTS, CATEGORIES, 'SCHWELL');
    expect(hits.map(({ id }) => id)).toEqual([6, 5]);
    expect(searchPosts(POSTS, CATEGORIES, 'ubung').map(({ id }) => id)).toEqual([5]);
    expect(searchPosts(POSTS, CATEGORIES, 'papier')).toEqual([]);
  });

  it('asks for every word', () => {
    expect(searchPosts(POSTS, CATEGORIES, 'linien übung').map(({ id }) => id)).toEqual([5]);
    expect(searchPosts(POSTS, CATEGORIES, 'linien wärme')).toEqual([]);
  });

  it('leads to the address of the article, or of its section', () => {
    expect(searchPosts(POSTS, CATEGORIES, 'wärme')[0]?.url).toBe('/wissen/papier/schwellpapier');
    expect(searchPosts(POSTS, CATEGORIES, 'Übersicht')[0]?.url).toBe('/wissen');
  });

  it('shows whole words around what was found', () => {
    const excerpt = searchPosts(POSTS, CATEGORIES, 'Übung')[0]?.excerpt ?? '';
    expect(excerpt).toMatch(/^… \S.* Eine Übung mit Schwellpapier\. .*\S …$/);
    expect(excerpt.length).toBeLessThan(200);
  });

  it.each(['', '   ', '<>', '--'])('finds nothing for %j', (search) => {
    expect(searchPosts(POSTS, CATEGORIES, search)).toEqual([]);
  });
});
