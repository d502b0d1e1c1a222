import { Button, EmptyState, Flyout, Select } from '@tastwerk/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationType, useSearchParams } from 'react-router';
import { errorText } from '../../api/error-text.js';
import { useLanguage } from '../../i18n/use-language.js';
import { useTitle } from '../../page/use-title.js';
import { useSearchGraphicsInfiniteQuery } from './catalogue-api.js';
import { CatalogueFilters } from './catalogue-filters.js';
import { RetryAlert } from '../../page/retry-alert.js';
import styles from './catalogue-page.module.css';
import { FilterChips } from './filter-chips.js';
import { filterOf, sortOf, tagsOf, withParameter } from './filter-in-url.js';
import { GraphicCard } from './graphic-card.js';
import { GridSkeleton } from './grid-skeleton.js';
import { graphicsOf } from './graphics-of.js';
import { ResultCount } from './result-count.js';
import { SearchForm } from './search-form.js';
import { useKeptPages } from './use-kept-pages.js';
import { WaysOn } from './ways-on.js';
import { CATALOGUE_SORTS } from '@tastwerk/contracts';

/** What the list is put in order by; the choice stands in the address. Relevance is offered where words are looked for. */
function SortChoice() {
  const { t } = useTranslation('catalogue');
  const [parameters, setParameters] = useSearchParams();
  const isSearch = filterOf(parameters).search !== undefined;
  const offered = CATALOGUE_SORTS.filter((sort) => isSearch || sort !== 'relevance');
  const usual = isSearch ? 'relevance' : 'newest';
  return (
    <div className={styles.sort}>
      <Select
        label={t('sort.label')}
        options={offered.map((id) => ({ id, label: t(`sort.${id}`) }))}
        value={sortOf(parameters)}
        onChange={(id) =>
          setParameters(withParameter(parameters, 'sort', id === usual ? '' : id), {
            preventScrollReset: true,
          })
        }
      />
    </div>
  );
}

/** The catalogue: search, filters and the grid of graphics. While a graphic's dialog is open above it, that names the page. */
export function CatalogueList({ isBelowDialog }: { readonly isBelowDialog: boolean }) {
  const { t } = useTranslation('catalogue');
  const { t: all } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const [isFilterOpen, setFilterOpen] = useState(false);
  const filter = filterOf(parameters);
  const sort = sortOf(parameters);
  const language = useLanguage();
  const query = useSearchGraphicsInfiniteQuery({ ...filter, sort, language });
  // What fits another search stays only until there is an answer, be it that there is none.
  const found = query.isError ? query.currentData : query.data;
  const graphics = graphicsOf(found?.pages.flat() ?? [], language);
  useKeptPages({
    pages: query.data?.pages.length ?? 0,
    hasNextPage: query.hasNextPage,
    isWaiting: query.isFetching || query.isError,
    fetchNextPage: query.fetchNextPage,
  });
  // The page is painted before its many choices, which stand in a column of their own; who comes back finds it whole, where it was left.
  const isReturn = useNavigationType() === 'POP';
  const areFiltersShown = useDeferredValue(true, isReturn);
  const isNarrowed = Object.keys(filter).length > 0;
  useTitle(isBelowDialog ? undefined : t('title'));

  const search = (text: string) => setParameters(withParameter(parameters, 'search', text.trim()));
  const grid = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);
  const loadMore = async () => {
    firstNew.current = graphics.length;
    await query.fetchNextPage();
  };
  // With the last graphics the button goes: the focus then is on the first of them.
  useEffect(() => {
    const place = firstNew.current;
    if (place === undefined || graphics.length <= place) return;
    firstNew.current = undefined;
    if (!query.hasNextPage) grid.current?.children[place]?.querySelector('a')?.focus();
  }, [graphics.length, query.hasNextPage]);
  const addTag = (id: number) => {
    const tags = [...new Set([...tagsOf(filter), id])].join(',');
    setParameters(withParameter(withParameter(parameters, 'search', ''), 'tags', tags));
  };

  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1>{t('title')}</h1>
        <SearchForm search={filter.search ?? ''} onSearch={search} onTag={addTag} />
        <div className={styles.filterButton}>
          <Button icon={<SlidersHorizontal />} onPress={() => setFilterOpen(true)}>
            {t('filter.title')}
          </Button>
        </div>
      </div>
      <aside className={styles.filters} aria-label={t('filter.title')}>
        {areFiltersShown ? <CatalogueFilters /> : null}
      </aside>
      <Flyout
        isOpen={isFilterOpen}
        onClose={() => setFilterOpen(false)}
        title={t('filter.title')}
        closeLabel={t('filter.close')}
      >
        <CatalogueFilters />
      </Flyout>
      <section className={styles.results} aria-label={t('results')} aria-busy={query.isFetching}>
        <FilterChips />
        <div className={styles.head}>
          <ResultCount filter={filter} shown={graphics.length} isMore={query.hasNextPage} />
          <SortChoice />
        </div>
        {query.isError ? (
          <div className={styles.notice}>
            <RetryAlert text={errorText(all, query.error)} onRetry={() => void query.refetch()} />
          </div>
        ) : null}
        {query.isLoading ? <GridSkeleton /> : null}
        {query.isSuccess && graphics.length === 0 ? (
          <EmptyState title={t('empty.title')} actions={<WaysOn filter={filter} />}>
            {t(isNarrowed ? 'empty.text' : 'empty.nothingYet')}
          </EmptyState>
        ) : null}
        <ul ref={grid} className={styles.grid}>
          {graphics.map((graphic) => (
            <GraphicCard key={graphic.id} graphic={graphic} />
          ))}
        </ul>
        {query.hasNextPage ? (
          <div className={styles.more}>
            <Button isPending={query.isFetchingNextPage} onPress={() => void loadMore()}>
              {t('more')}
            </Button>
          </div>
        ) : null}
      </section>
    </div>
  );
}
