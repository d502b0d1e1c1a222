import { Alert } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import type { CatalogueFilter } from './catalogue-api.js';
import styles from './catalogue-page.module.css';
import { useFacets } from './use-facets.js';

interface ResultCountProps {
  readonly filter: CatalogueFilter;
  /** Graphics in the list, and whether there are more than these. */
  readonly shown: number;
  readonly isMore: boolean;
}

/** How many graphics fit, as far as that is known, spoken when it changes; and whether it is only words like those looked for. */
export function ResultCount({ filter, shown, isMore }: ResultCountProps) {
  const { t } = useTranslation('catalogue');
  const { facets } = useFacets(filter);
  const text = () => {
    if (shown === 0) return '';
    // A list that is shown to its end has counted itself.
    if (!isMore) return t('count', { count: shown });
    if (!facets) return t('countAtLeast', { count: shown });
    return facets.is_exact ? t('count', { count: facets.total }) : t('moreThan', { total: facets.total });
  };
  return (
    <>
      <p className={styles.count} role="status">
        {text()}
      </p>
      {facets?.match === 'similar' && shown > 0 ? (
        <div className={styles.similar}>
          <Alert kind="info" isAnnounced>
            {t('similar', { terms: filter.search })}
          </Alert>
        </div>
      ) : null}
    </>
  );
}
