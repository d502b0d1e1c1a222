import { Alert, Button, EmptyState, Flyout } from '@tastwerk/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatch, useSearchParams } from 'react-router';
import { useTitle } from '../../shell/use-title.js';
import { useSearchGraphicsInfiniteQuery } from './catalogue-api.js';
import { CatalogueFilters } from './catalogue-filters.js';
import styles from './catalogue-page.module.css';
import { catalogueErrorText } from './catalogue-error-text.js';
import { filterOf, withParameter } from './filter-in-url.js';
import { GraphicCard } from './graphic-card.js';
import { GridSkeleton } from './grid-skeleton.js';
import { graphicsOf } from './graphics-of.js';
import { SearchForm } from './search-form.js';

/** The catalogue: search, filters and the grid of graphics; a graphic's dialog opens above it. */
export function CataloguePage() {
  const { t } = useTranslation('catalogue');
  const { t: all } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const [isFilterOpen, setFilterOpen] = useState(false);
  const filter = filterOf(parameters);
  const query = useSearchGraphicsInfiniteQuery(filter);
  const graphics = graphicsOf(query.data?.pages.flat() ?? []);
  const isDialogOpen = useMatch('/catalogue/:graphicId/variant/:variantId') !== null;
  useTitle(isDialogOpen ? undefined : t('title'));

  const search = (text: string) => setParameters(withParameter(parameters, 'search', text.trim()));

  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1>{t('title')}</h1>
        <SearchForm key={filter.search} initial={filter.search ?? ''} onSearch={search} />
        <div className={styles.filterButton}>
          <Button icon={<SlidersHorizontal />} onPress={() => setFilterOpen(true)}>
            {t('filter.title')}
          </Button>
        </div>
      </div>
      <aside className={styles.filters} aria-label={t('filter.title')}>
        <CatalogueFilters />
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
        {query.isError ? (
          <Alert
            kind="info"
            isAnnounced
            actions={<Button onPress={() => void query.refetch()}>{t('retry')}</Button>}
          >
            {catalogueErrorText(all, query.error)}
          </Alert>
        ) : null}
        {query.isLoading ? <GridSkeleton /> : null}
        {query.isSuccess && graphics.length === 0 ? (
          <EmptyState
            title={t('empty.title')}
            actions={<Button onPress={() => setParameters({})}>{t('empty.clear')}</Button>}
          >
            {t('empty.text')}
          </EmptyState>
        ) : null}
        <ul className={styles.grid}>
          {graphics.map((graphic) => (
            <GraphicCard key={graphic.id} graphic={graphic} />
          ))}
        </ul>
        {query.hasNextPage ? (
          <div className={styles.more}>
            <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
              {t('more')}
            </Button>
          </div>
        ) : null}
        <p className={styles.count} role="status">
          {query.isSuccess && graphics.length > 0
            ? t(query.hasNextPage ? 'countAtLeast' : 'count', { count: graphics.length })
            : ''}
        </p>
      </section>
      <Outlet />
    </div>
  );
}
