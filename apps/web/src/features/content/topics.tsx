import type { Category } from '@tastwerk/contracts';
import { Link } from '@tastwerk/ui';
import type { PostSummary } from './content-api.js';
import { plainText } from './rich-text.js';
import styles from './topics.module.css';

/** Props of `Topics`. */
export interface TopicsProps {
  readonly section: Category;
  readonly categories: readonly Category[];
  readonly posts: readonly PostSummary[];
  /** The address that is shown. */
  readonly path: string;
}

/** The categories of a section with their articles, as the side bar lists them. */
export function Topics({ section, categories, posts, path }: TopicsProps) {
  const linkTo = (href: string, text: string) => (
    <Link href={href} look="plain" {...(href === path ? { 'aria-current': 'page' as const } : {})}>
      {text}
    </Link>
  );
  return (
    <ul className={styles.categories}>
      {categories.map(({ id, slug, name }) => (
        <li key={id}>
          {linkTo(`/${section.slug}/${slug}`, name)}
          <ul>
            {articlesOf(id, slug, posts).map((post) => (
              <li key={post.id}>
                {linkTo(`/${section.slug}/${slug}/${post.slug}`, plainText(post.title.rendered))}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** The articles of a category without the one that introduces it, which has the category's own slug. */
export function articlesOf(
  categoryId: number,
  slug: string,
  posts: readonly PostSummary[],
): readonly PostSummary[] {
  return posts.filter((post) => post.categories.includes(categoryId) && post.slug !== slug);
}
