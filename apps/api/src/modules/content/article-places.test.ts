import { describe, expect, it } from '@jest/globals';
import type { Post } from '@tastwerk/contracts';
import { articlePlaces } from './article-places.js';

const CATEGORIES = [
  { id: 1, parent: 0, slug: 'wissen', name: 'Wissen' },
  { id: 2, parent: 1, slug: 'papier', name: 'Papier' },
  { id: 3, parent: 1, slug: 'braille', name: 'Braille' },
];

function post(slug: string, title: string, category: number): Post {
  const moment = '2026-10-01T00:00:00.000Z';
  const text = (rendered: string) => ({ rendered });
  const texts = { title: text(title), excerpt: text(`<p>Kurz: ${title}</p>`), content: text('') };
  return { id: category * 10, date: moment, modified: moment, slug, ...texts, categories: [category] };
}

describe('addresses of articles', () => {
  const posts = [
    post('wissen', 'Willkommen', 1),
    post('papier', 'Über Papier', 2),
    post('waerme', 'Papier &amp; Wärme', 2),
    post('verloren', 'Ohne Kategorie', 99),
  ];
  const places = articlePlaces(posts, CATEGORIES);

  it('are those of sections, categories and articles, with the title of what introduces them', () => {
    expect([...places].map(([address, { title }]) => [address, title])).toEqual([
      ['/wissen', 'Willkommen'],
      ['/wissen/papier', 'Über Papier'],
      ['/wissen/braille', 'Braille'],
      ['/wissen/papier/papier', 'Über Papier'],
      ['/wissen/papier/waerme', 'Papier & Wärme'],
    ]);
  });

  it('come with a description in plain text', () => {
    expect(places.get('/wissen/papier/waerme')?.description).toBe('Kurz: Papier & Wärme');
  });
});
