import { CATALOGUE_SORTS } from '@tastwerk/contracts';
import { Select } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import styles from './catalogue-page.module.css';
import { filterOf, sortOf, withParameter } from './filter-in-url.js';

/** What the list is put in order by; the choice stands in the address. Relevance is offered where words are looked for. */
export function SortChoice() {
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
