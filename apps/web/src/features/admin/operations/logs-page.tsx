import { LOG_LEVELS, type LogFile } from '@tastwerk/contracts';
import { EmptyState, Select, Skeleton, useMoments } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { errorText } from '../../../api/error-text.js';
import { RetryAlert } from '../../../page/retry-alert.js';
import styles from '../admin-area.module.css';
import { FilterSelect } from '../filter-select.js';
import { useLogsQuery } from '../operations-api.js';
import { PageHead } from '../page-head.js';
import { TableSearch } from '../table/table-search.js';
import { useTableUrl } from '../table/use-table-url.js';
import { LogView } from './log-view.js';

const BYTES_PER_KB = 1000;

/** What the processes write about their work, by day, as it is written. */
export function LogsPage() {
  const { t } = useTranslation('admin');
  const { t: all } = useTranslation();
  const { dayText } = useMoments();
  const { view } = useParams();
  const navigate = useNavigate();
  const { search, filter } = useTableUrl();
  const { currentData: files, error, isFetching, refetch } = useLogsQuery();
  const name = view ?? files?.[0]?.name;
  const level = LOG_LEVELS.find((one) => one === filter('level'));
  const label = ({ process, day, size_bytes }: LogFile) =>
    t('logs.of', {
      process: t(`logs.processes.${process}`),
      day: dayText(day),
      size: Math.ceil(size_bytes / BYTES_PER_KB),
    });
  return (
    <>
      <PageHead title={t('logs.title')} lead={t('logs.lead')} />
      {error ? <RetryAlert text={errorText(all, error)} onRetry={() => void refetch()} /> : null}
      {!files && isFetching ? <Skeleton height="16rem" shape="block" /> : null}
      {files?.length === 0 ? <EmptyState title={t('logs.none')} headingLevel={2} /> : null}
      {files && name !== undefined ? (
        <>
          <div className={styles.row}>
            <div className={styles.filter}>
              <Select
                label={t('logs.file')}
                value={files.find((file) => file.name === name)?.name ?? null}
                onChange={(next: string) => void navigate(`/admin/logs/${next}${window.location.search}`)}
                options={files.map((file) => ({ id: file.name, label: label(file) }))}
              />
            </div>
            <FilterSelect
              name="level"
              label={t('logs.level')}
              options={LOG_LEVELS.map((id) => ({ id, label: t(`logs.levels.${id}`) }))}
            />
          </div>
          {/* Outside of what is made anew for each search, so that whoever types stays in the field. */}
          <TableSearch label={t('logs.search')} />
          <LogView key={`${name} ${level ?? ''} ${search}`} name={name} level={level} search={search} />
        </>
      ) : null}
    </>
  );
}
