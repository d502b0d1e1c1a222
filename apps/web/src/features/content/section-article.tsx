import type { Category } from '@tastwerk/contracts';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../i18n/language.js';
import { useTitle } from '../../page/use-title.js';
import { Article } from './article.js';
import { ArticleList } from './article-list.js';
import { type PostSummary, usePostQuery } from './content-api.js';
import { ContentState } from './content-state.js';
import { plainText } from './rich-text.js';
import styles from './section-page.module.css';
import { articlesOf } from './topics.js';
import { ButtonLink, EmptyState } from '@tastwerk/ui';

/** What stands where the address names no article of `section`, with the way to all of them. */
function MissingArticle({ section }: { readonly section: Category }) {
  const { t } = useTranslation('content');
  useTitle(t('missing.title'));
  return (
    <div className={styles.column}>
      <EmptyState
        title={t('missing.title')}
        headingLevel={1}
        actions={
          <ButtonLink href={`/${section.slug}`} variant="primary">
            {t('missing.all', { section: section.name })}
          </ButtonLink>
        }
      >
        {t('missing.text')}
      </EmptyState>
    </div>
  );
}

interface SectionArticleProps {
  readonly section: Category;
  /** The categories of the section. */
  readonly categories: readonly Category[];
  /** The one that the address names, when there is one. */
  readonly category?: Category;
  readonly posts: readonly PostSummary[];
  readonly catSlug: string | undefined;
  readonly postSlug: string | undefined;
  readonly lang: Language;
}

/** The article that the address names; for a category or section its introduction and what else it holds. */
export function SectionArticle(props: SectionArticleProps) {
  const { section, categories, category, posts, catSlug, postSlug, lang } = props;
  const place = category ?? section;
  const wanted = postSlug ?? place.slug;
  const summary = posts.find(({ slug, categories: ids }) => slug === wanted && ids.includes(place.id));
  const isWrong = (catSlug !== undefined && !category) || (postSlug !== undefined && !summary);
  useTitle(isWrong ? undefined : summary ? plainText(summary.title.rendered) : place.name);
  if (isWrong) return <MissingArticle section={section} />;
  const listed = category ? [category] : categories;
  return (
    <>
      {summary ? (
        <PostText slug={summary.slug} section={section} lang={lang} />
      ) : (
        <h1 className={styles.title}>{place.name}</h1>
      )}
      {postSlug === undefined ? (
        <Contents section={section} categories={listed} posts={posts} isWhole={!category} />
      ) : null}
    </>
  );
}

function PostText({
  slug,
  section,
  lang,
}: {
  readonly slug: string;
  readonly section: Category;
  readonly lang: Language;
}) {
  const query = usePostQuery({ slug, lang });
  if (query.currentData) return <Article page={query.currentData} lang={lang} />;
  if (query.currentData === null) return <MissingArticle section={section} />;
  return <ContentState error={query.error} onRetry={() => void query.refetch()} />;
}

function Contents({
  section,
  categories,
  posts,
  isWhole,
}: {
  readonly section: Category;
  readonly categories: readonly Category[];
  readonly posts: readonly PostSummary[];
  /** Whether the whole section is listed, and so each category needs its name. */
  readonly isWhole: boolean;
}) {
  const { t } = useTranslation('content');
  return (
    <div className={styles.contents}>
      {categories.map(({ id, slug, name }) => (
        <section key={id}>
          <h2>{isWhole ? name : t('articles')}</h2>
          <ArticleList base={`/${section.slug}/${slug}`} posts={articlesOf(id, slug, posts)} />
        </section>
      ))}
    </div>
  );
}
