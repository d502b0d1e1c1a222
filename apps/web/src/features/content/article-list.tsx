import { Link } from '@tastwerk/ui';
import styles from './article-list.module.css';
import type { PostSummary } from './content-api.js';
import { plainText } from './rich-text.js';

/** Articles with what they are about. */
export function ArticleList({
  base,
  posts,
}: {
  /** Address of their category. */
  readonly base: string;
  readonly posts: readonly PostSummary[];
}) {
  return (
    <ul className={styles.list}>
      {posts.map(({ id, slug, title, excerpt }) => (
        <li key={id}>
          <h3>
            <Link href={`${base}/${slug}`}>{plainText(title.rendered)}</Link>
          </h3>
          <p>{plainText(excerpt.rendered)}</p>
        </li>
      ))}
    </ul>
  );
}
