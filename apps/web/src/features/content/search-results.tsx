import { Button, EmptyState, Link } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../i18n/language.js';
import { useTitle } from '../../page/use-title.js';
import list from './article-list.module.css';
import { useContentSearchQuery } from './content-api.js';
import { ContentState } from './content-state.js';
import { Highlight } from './highlight.js';
import styles from './section-page.module.css';

/** The articles that a search found, of all sections, with what was found marked. */
export function SearchResults({
  search,
  lang,
  onClear,
}: {
  readonly search: string;
  readonly lang: Language;
  readonly onClear: () => void;
}) {
  const { t } = useTranslation('content');
  useTitle(t('search.title', { search }));
  const query = useContentSearchQuery({ search, lang });
  const hits = query.currentData;
  if (hits === undefined) return <ContentState error={query.error} onRetry={() => void query.refetch()} />;
  const clear = <Button onPress={onClear}>{t('search.clear')}</Button>;
  if (hits.length === 0)
    return (
      <div role="status" className={styles.column}>
        <EmptyState title={t('search.none')} headingLevel={1} actions={clear}>
          {t('search.noneHelp', { search })}
        </EmptyState>
      </div>
    );
  return (
    <>
      <div className={styles.found}>
        <div role="status">
          <h1>{t('search.found', { count: hits.length, search })}</h1>
        </div>
        {clear}
      </div>
      <ul className={list.list}>
        {hits.map(({ id, title, url, excerpt }) => (
          <li key={id}>
            <h2>
              <Link href={url}>
                <Highlight text={title} search={search} />
              </Link>
            </h2>
            <p>
              <Highlight text={excerpt} search={search} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
