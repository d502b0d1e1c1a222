import type { Severity } from '@tastwerk/editor-core/proofing';
import { Select } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { type FindingRow, SEVERITIES } from './finding-rows.js';
import styles from './proofing.module.css';

/** Which rows are listed; null stands for all of them. */
export interface FindingFilter {
  readonly severity: Severity | null;
  /** A page from 0, or the document as a whole. */
  readonly page: number | 'document' | null;
}

/** The filter that lets every row through. */
export const NO_FILTER: FindingFilter = { severity: null, page: null };

/** Those of `rows` that `filter` lets through. */
export function filteredRows(
  rows: readonly FindingRow[],
  { severity, page }: FindingFilter,
): readonly FindingRow[] {
  return rows.filter(
    ({ finding }) =>
      (severity === null || finding.severity === severity) &&
      (page === null || finding.pageIndex === (page === 'document' ? null : page)),
  );
}

interface FindingFiltersProps {
  readonly filter: FindingFilter;
  readonly onChange: (filter: FindingFilter) => void;
  readonly pageCount: number;
}

const ALL = 'all';

/** Chooses which findings are listed: by their weight, and by page where there are several. */
export function FindingFilters({ filter, onChange, pageCount }: FindingFiltersProps) {
  const { t } = useTranslation(['proofing', 'editor']);
  const pages = Array.from({ length: pageCount }, (_, index) => ({
    id: String(index),
    label: t('editor:paths.page', { number: index + 1 }),
  }));
  return (
    <div className={styles.filters} role="group" aria-label={t('panel.filters')}>
      <Select
        label={t('panel.severity')}
        options={[
          { id: ALL, label: t('panel.all') },
          ...SEVERITIES.map((id) => ({ id, label: t(`panel.severities.${id}`) })),
        ]}
        value={filter.severity ?? ALL}
        onChange={(id) => onChange({ ...filter, severity: SEVERITIES.find((one) => one === id) ?? null })}
      />
      {pageCount > 1 ? (
        <Select
          label={t('panel.page')}
          options={[
            { id: ALL, label: t('panel.allPages') },
            ...pages,
            { id: 'document', label: t('panel.document') },
          ]}
          value={filter.page === null ? ALL : String(filter.page)}
          onChange={(id) =>
            onChange({ ...filter, page: id === ALL ? null : id === 'document' ? 'document' : Number(id) })
          }
        />
      ) : null}
    </div>
  );
}
