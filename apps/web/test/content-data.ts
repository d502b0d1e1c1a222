import { CONTENT_PAGE } from '@tastwerk/contracts';
import { answer, type FakeRoutes, refusal } from './fake-api.js';

const CATEGORIES = [
  { id: 1, parent: 0, slug: 'wissen', name: 'Wissen' },
  { id: 2, parent: 0, slug: 'support', name: 'Support' },
  { id: 11, parent: 1, slug: 'papier', name: 'Papier' },
  { id: 21, parent: 2, slug: 'konto', name: 'Konto' },
];

const POSTS = [
  post(100, 'wissen', 'Willkommen', 1),
  post(101, 'schwellpapier', 'Schwellpapier &amp; Wärme', 11),
  post(102, 'drucken', 'Drucken', 11),
  post(201, 'anlegen', 'Konto anlegen', 21),
];

function post(id: number, slug: string, title: string, category: number) {
  return {
    id,
    slug,
    date: '2026-10-01T12:00:00.000Z',
    modified: '2026-11-02T12:00:00.000Z',
    title: { rendered: title },
    excerpt: { rendered: `Kurz: ${title}` },
    content: { rendered: `<h2>Abschnitt</h2><p>Text von ${slug}</p>` },
    categories: [category],
  };
}

/** A content service with a few articles and the page 66. */
export const CONTENT_ROUTES: FakeRoutes = {
  'GET /api/cms/posts': ({ query }) => {
    if (query.get('per_page') === String(CONTENT_PAGE)) return answer(POSTS);
    return answer(POSTS.filter(({ slug }) => slug === query.get('slug')));
  },
  'GET /api/cms/categories': () => answer(CATEGORIES),
  'GET /api/cms/menu': ({ query }) =>
    answer([{ object_id: 66, title: query.get('lang') === 'en' ? 'Imprint (menu)' : 'Impressum (Menü)' }]),
  'GET /api/cms/pages/66': ({ query }) =>
    answer({ ...post(66, 'impressum', query.get('lang') === 'en' ? 'Imprint' : 'Impressum', 0) }),
  'GET /api/cms/pages/67': () => refusal('CONTENT_NOT_FOUND'),
  'GET /api/cms/search': ({ query }) =>
    answer(
      query.get('search') === 'wärme'
        ? [
            {
              id: 101,
              title: 'Schwellpapier & Wärme',
              url: '/wissen/papier/schwellpapier',
              excerpt: 'Etwas Warme hilft. Erwärmen zählt nicht.',
            },
          ]
        : [],
    ),
};
