import { type Category, foldText, type Post, type SearchHit, searchTerms } from '@tastwerk/contracts';
import { addressOfPost } from './article-places.js';
import { plainTextOf } from './safe-html.js';

/** Hits of one answer. */
const MOST_HITS = 30;

/** Characters of an article that a hit shows, and how many of them stand before the first word that was found. */
const EXCERPT = { length: 180, before: 50 } as const;

/** The articles in which every word of `search` begins some word, those with hits in their titles first. */
export function searchPosts(
  posts: readonly Post[],
  categories: readonly Category[],
  search: string,
): readonly SearchHit[] {
  const terms = searchTerms(search);
  if (terms.length === 0) return [];
  const hits = posts.flatMap((post) => {
    const title = plainTextOf(post.title.rendered);
    const text = `${plainTextOf(post.excerpt.rendered)} ${plainTextOf(post.content.rendered)}`;
    const url = addressOfPost(post, categories);
    const inTitle = terms.map((term) => placeOf(foldText(title), term));
    const inText = terms.map((term) => placeOf(foldText(text), term));
    if (url === undefined || terms.some((_, index) => inTitle[index] === -1 && inText[index] === -1))
      return [];
    const first = Math.min(...inText.filter((place) => place >= 0), text.length);
    return [
      {
        rank: inTitle.filter((place) => place >= 0).length,
        hit: { id: post.id, title, url, excerpt: excerptAt(text, first === text.length ? 0 : first) },
      },
    ];
  });
  return hits
    .sort((one, other) => other.rank - one.rank)
    .slice(0, MOST_HITS)
    .map(({ hit }) => hit);
}

/** Where in `folded` a word begins with `term`, or -1. */
function placeOf(folded: string, term: string): number {
  for (let place = folded.indexOf(term); place >= 0; place = folded.indexOf(term, place + 1)) {
    if (place === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(place - 1))) return place;
  }
  return -1;
}

/** Whole words of `text` around `place`. */
function excerptAt(text: string, place: number): string {
  const wanted = Math.max(0, place - EXCERPT.before);
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const rest = text.slice(start);
  if (rest.length <= EXCERPT.length) return `${start > 0 ? '… ' : ''}${rest}`;
  const end = rest.lastIndexOf(' ', EXCERPT.length);
  return `${start > 0 ? '… ' : ''}${rest.slice(0, end > 0 ? end : EXCERPT.length)} …`;
}
