import { type Job, RENDERING_FORMATS, RENDERING_STATES } from '@tastwerk/contracts';
import { Badge, type BadgeTone, Button, Link } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../../accounts/forms/failure-alert.js';
import { FilterSelect } from '../filter-select.js';
import { useJobsInfiniteQuery, useRetryJobMutation } from '../operations-api.js';
import { PageHead } from '../page-head.js';
import { AdminTable } from '../table/admin-table.js';
import type { AdminColumn } from '../table/column.js';
import { momentColumn } from '../table/moment-column.js';
import { useTableUrl } from '../table/use-table-url.js';
import { useMayEdit } from '../use-may-edit.js';

/** Time between two looks at the jobs while the page is open, in ms. */
const POLL_MS = 10_000;

const TONES: Readonly<Record<Job['state'], BadgeTone>> = {
  queued: 'neutral',
  running: 'accent',
  done: 'success',
  failed: 'danger',
};

/** Jobs that make files: how far each is, why it failed, and the way to begin anew. */
export function JobsPage() {
  const { t } = useTranslation('admin');
  const mayEdit = useMayEdit();
  const { filter } = useTableUrl();
  const state = RENDERING_STATES.find((one) => one === filter('state'));
  const format = RENDERING_FORMATS.find((one) => one === filter('format'));
  const query = useJobsInfiniteQuery(
    { ...(state ? { state } : {}), ...(format ? { format } : {}) },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  );
  const [retry, retrying] = useRetryJobMutation();
  const counts = query.currentData?.pages[0]?.counts;
  return (
    <>
      <PageHead title={t('jobs.title')} lead={t('jobs.lead')} canChange />
      {counts ? (
        <p>{RENDERING_STATES.map((one) => `${t(`jobs.states.${one}`)}: ${counts[one]}`).join(' · ')}</p>
      ) : null}
      <FailureAlert failure={retrying.error} />
      <AdminTable
        label={t('jobs.title')}
        columns={useColumns()}
        rows={query.currentData?.pages.flatMap(({ jobs }) => jobs)}
        rowId={({ id }) => String(id)}
        query={query}
        order="page"
        emptyText={t('jobs.none')}
        fileName={t('jobs.file')}
        searchLabel={t('jobs.search')}
        filters={
          <>
            <FilterSelect
              name="state"
              label={t('jobs.state')}
              options={RENDERING_STATES.map((id) => ({ id, label: t(`jobs.states.${id}`) }))}
            />
            <FilterSelect
              name="format"
              label={t('jobs.format')}
              options={RENDERING_FORMATS.map((id) => ({ id, label: id.toUpperCase() }))}
            />
          </>
        }
        actions={
          mayEdit
            ? (job: Job) =>
                job.state === 'failed' || job.state === 'done' ? (
                  <Button
                    aria-label={t('jobs.retryOf', { id: job.id })}
                    isPending={retrying.isLoading && retrying.originalArgs === job.id}
                    onPress={() => void retry(job.id)}
                  >
                    {t('jobs.retry')}
                  </Button>
                ) : null
            : undefined
        }
      />
    </>
  );
}

function useColumns(): readonly AdminColumn<Job>[] {
  const { t } = useTranslation('admin');
  return [
    { id: 'id', title: t('jobs.id'), value: ({ id }) => id, isNumber: true },
    {
      id: 'graphic',
      title: t('jobs.graphic'),
      value: ({ graphic_title, variant_title }) => `${graphic_title}, ${variant_title}`,
      show: ({ graphic_id, variant_id, graphic_title, variant_title }) => (
        <Link href={`/catalogue/${graphic_id}/variant/${variant_id}`}>
          {graphic_title || t('untitled')}, {variant_title || t('untitled')}
        </Link>
      ),
    },
    { id: 'format', title: t('jobs.format'), value: ({ format }) => format.toUpperCase() },
    {
      id: 'state',
      title: t('jobs.state'),
      value: ({ state }) => t(`jobs.states.${state}`),
      show: ({ state }) => <Badge tone={TONES[state]}>{t(`jobs.states.${state}`)}</Badge>,
    },
    { id: 'attempts', title: t('jobs.attempts'), value: ({ attempts }) => attempts, isNumber: true },
    { id: 'error', title: t('jobs.error'), value: ({ error }) => error ?? '–' },
    momentColumn('created_at', t('jobs.created'), ({ created_at }) => created_at),
    momentColumn('updated_at', t('jobs.updated'), ({ updated_at }) => updated_at, { isMinor: true }),
  ];
}
