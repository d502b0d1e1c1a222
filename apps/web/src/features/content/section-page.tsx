import { CONTENT_PAGE, CONTENT_SEARCH_MAX } from '@tastwerk/contracts';
import { Button, Panel, SearchField } from '@tastwerk/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useLanguage } from '../../i18n/use-language.js';
import { NotFoundPage } from '../../page/not-found-page.js';
import { useTitle } from '../../page/use-title.js';
import { useTypedSearch } from '../../page/use-typed-search.js';
import { useCategoriesQuery, usePostsQuery } from './content-api.js';
import { ContentState } from './content-state.js';
import { SearchResults } from './search-results.js';
import { SectionArticle } from './section-article.js';
import styles from './section-page.module.css';
import { Topics } from './topics.js';

/** A section that has articles: it stands at the address of its own name (product spec section 2). */
type Section = 'wissen' | 'support';

/** Knowledge or support: side bar with topics, search, and the article that the address names. */
export function SectionPage({ section: slug }: { readonly section: Section }) {
  const { t } = useTranslation('content');
  const { t: all } = useTranslation();
  const lang = useLanguage();
  const { pathname } = useLocation();
  const { catSlug, postSlug } = useParams();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const categories = useCategoriesQuery({ per_page: CONTENT_PAGE, lang });
  const posts = usePostsQuery(lang);
  const search = parameters.get('search')?.trim().slice(0, CONTENT_SEARCH_MAX) ?? '';
  const section = categories.currentData?.find((category) => category.slug === slug);
  // What is shown of the section names the page once the section is there.
  useTitle(section ? undefined : all(`shell:navigation.${slug === 'wissen' ? 'knowledge' : 'support'}`));

  if (!categories.currentData || !posts.currentData) {
    const retry = () => {
      if (categories.isError) void categories.refetch();
      if (posts.isError) void posts.refetch();
    };
    return (
      <div className={styles.waiting}>
        <ContentState error={categories.error ?? posts.error} onRetry={retry} />
      </div>
    );
  }
  if (!section) return <NotFoundPage />;
  const own = categories.currentData.filter(({ parent }) => parent === section.id);
  const category = own.find((one) => one.slug === catSlug);
  const topics = <Topics section={section} categories={own} posts={posts.currentData} path={pathname} />;
  return (
    <div className={styles.page}>
      <nav className={styles.sidebar} aria-label={t('topics')}>
        {topics}
      </nav>
      <div className={styles.menu}>
        <Panel title={t('topics')} isCollapsible isInitiallyOpen={false} key={pathname}>
          <nav aria-label={t('topics')}>{topics}</nav>
        </Panel>
      </div>
      <div className={styles.main}>
        <ContentSearch search={search} onSearch={(text) => void navigate(addressOf(pathname, text))} />
        {search ? (
          <SearchResults search={search} lang={lang} onClear={() => void navigate(pathname)} />
        ) : (
          <SectionArticle
            section={section}
            categories={own}
            {...(category ? { category } : {})}
            posts={posts.currentData}
            catSlug={catSlug}
            postSlug={postSlug}
            lang={lang}
          />
        )}
      </div>
    </div>
  );
}

function addressOf(pathname: string, search: string): string {
  return search ? `${pathname}?search=${encodeURIComponent(search)}` : pathname;
}

function ContentSearch({
  search,
  onSearch,
}: {
  /** What is looked for by now. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}) {
  const { t } = useTranslation('content');
  const [text, setText] = useTypedSearch(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <SearchField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={text}
        maxLength={CONTENT_SEARCH_MAX}
        onChange={setText}
        onClear={() => onSearch('')}
      />
      <Button type="submit">{t('search.submit')}</Button>
    </form>
  );
}
