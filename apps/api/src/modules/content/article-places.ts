import type { Category, Post } from '@tastwerk/contracts';
import { plainTextOf } from './safe-html.js';

/** What an address of the articles leads to. */
export interface ArticlePlace {
  readonly title: string;
  readonly description: string;
}

/** The address of an article in the web application: section, category, article (product spec section 2). */
export function addressOfPost(
  { slug, categories: ids }: Pick<Post, 'slug' | 'categories'>,
  categories: readonly Category[],
): string | undefined {
  const category = categories.find(({ id }) => ids.includes(id));
  if (category === undefined) return undefined;
  const section = categories.find(({ id }) => id === category.parent);
  // What introduces a section stands at the section's own address.
  return section === undefined ? `/${category.slug}` : `/${section.slug}/${category.slug}/${slug}`;
}

/** Every address of sections, categories and articles with what it shows; one without an introduction has its name alone. */
export function articlePlaces(
  posts: readonly Post[],
  categories: readonly Category[],
): ReadonlyMap<string, ArticlePlace> {
  const places = new Map<string, ArticlePlace>();
  for (const { slug, name, parent } of categories) {
    const section = categories.find(({ id }) => id === parent);
    places.set(section === undefined ? `/${slug}` : `/${section.slug}/${slug}`, {
      title: name,
      description: name,
    });
  }
  for (const post of posts) {
    const address = addressOfPost(post, categories);
    if (address === undefined) continue;
    const place = {
      title: plainTextOf(post.title.rendered),
      description: plainTextOf(post.excerpt.rendered),
    };
    places.set(address, place);
    // An article with its category's name introduces that category.
    const category = address.slice(0, address.lastIndexOf('/'));
    if (category.endsWith(`/${post.slug}`)) places.set(category, place);
  }
  return places;
}
