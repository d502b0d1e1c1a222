import { DOCUMENT_KINDS, type Job, JOB_WORKS, RENDERING_FORMATS, JOB_STATES } from '@tastwerk/contracts';
import { formatName } from '@tastwerk/editor-core/files';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { Badge, type BadgeTone, Button, Link } from '@tastwerk/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../../../forms/failure-alert.js';
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

/** What each kind of job makes. */
const PRODUCTS = { rendering: RENDERING_FORMATS, document: DOCUMENT_KINDS, mail: [] } as const;

/** Work that is done later: how far each job is, why it failed, and how to retry it. */
export function JobsPage() {
  const { t } = useTranslation('admin');
  const mayEdit = useMayEdit();
  const { filter } = useTableUrl();
  const state = JOB_STATES.find((one) => one === filter('state'));
  const work = JOB_WORKS.find((one) => one === filter('work')) ?? 'rendering';
  const products: readonly Job['product'][] = PRODUCTS[work];
  const product = products.find((one) => one === filter('product'));
  const query = useJobsInfiniteQuery(
    { work, ...(state ? { state } : {}), ...(product ? { product } : {}) },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  );
  const [retry, retrying] = useRetryJobMutation();
  const counts = query.currentData?.pages[0]?.counts;
  return (
    <>
      <PageHead title={t('jobs.title')} lead={t('jobs.lead')} canChange />
      {counts ? (
        <p>{JOB_STATES.map((one) => `${t(`jobs.states.${one}`)}: ${counts[one]}`).join(' · ')}</p>
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
              name="work"
              label={t('jobs.work')}
              usual="rendering"
              isOneOf
              options={JOB_WORKS.map((id) => ({ id, label: t(`jobs.works.${id}`) }))}
            />
            <FilterSelect
              name="state"
              label={t('jobs.state')}
              options={JOB_STATES.map((id) => ({ id, label: t(`jobs.states.${id}`) }))}
            />
            {products.length > 0 ? (
              <FilterSelect
                name="product"
                label={t('jobs.product')}
                options={products.map((id) => ({ id, label: productText(t, id) }))}
              />
            ) : null}
          </>
        }
        actions={
          mayEdit
            ? (job: Job) =>
                job.state === 'failed' || job.state === 'done' ? (
                  <Button
                    aria-label={t('jobs.retryOf', { id: job.id })}
                    isPending={retrying.isLoading && retrying.originalArgs?.id === job.id}
                    onPress={() => void retry({ work: job.work, id: job.id })}
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

function isFormat(product: Job['product']): product is (typeof RENDERING_FORMATS)[number] {
  return RENDERING_FORMATS.some((format) => format === product);
}

/** What a job makes, in words. */
function productText(t: TFunction<'admin'>, product: Job['product']): string {
  return isFormat(product) ? formatName(product) : t(`jobs.products.${product}`);
}

/** Where what a job is about is looked after. */
function placeOf({ graphic, order }: Job): string {
  if (graphic) return `/catalogue/${graphic.id}/variant/${graphic.variant_id}`;
  return order ? `/admin/orders/${order.id}` : '/admin/mails';
}

/** What a job is about, in words. */
function aboutText(t: TFunction<'admin'>, { graphic, order, mail }: Job): string {
  if (graphic) return `${graphic.title || t('untitled')}, ${graphic.variant_title || t('untitled')}`;
  if (mail) return `${t(`mails.templates.${mail.template}`)}, ${mail.recipient}`;
  return [t('jobs.order', { id: order?.id }), ...(order?.invoice_number ? [order.invoice_number] : [])].join(
    ', ',
  );
}

/** Why a job failed: the sentence of its code, and the code, by which logs are searched. */
function failureText(t: TFunction, error: string | null): string {
  return error === null ? '–' : `${t(`errors:${error}`)} (${error})`;
}

function useColumns(): readonly AdminColumn<Job>[] {
  const { t } = useTranslation('admin');
  const { t: sentences } = useTranslation();
  return [
    { id: 'id', title: t('jobs.id'), value: ({ id }) => id, isNumber: true },
    {
      id: 'about',
      title: t('jobs.about'),
      value: (job) => aboutText(t, job),
      show: (job) => (
        <Link href={placeOf(job)}>
          <span lang={job.graphic ? languageOfSystem(job.graphic.system) : undefined}>
            {aboutText(t, job)}
          </span>
        </Link>
      ),
    },
    { id: 'product', title: t('jobs.product'), value: ({ product }) => productText(t, product) },
    {
      id: 'state',
      title: t('jobs.state'),
      value: ({ state }) => t(`jobs.states.${state}`),
      show: ({ state }) => <Badge tone={TONES[state]}>{t(`jobs.states.${state}`)}</Badge>,
    },
    { id: 'attempts', title: t('jobs.attempts'), value: ({ attempts }) => attempts, isNumber: true },
    {
      id: 'error',
      title: t('jobs.error'),
      value: ({ error }) => failureText(sentences, error),
      isLong: true,
    },
    momentColumn('created_at', t('jobs.created'), ({ created_at }) => created_at),
    momentColumn('updated_at', t('jobs.updated'), ({ updated_at }) => updated_at, { isMinor: true }),
  ];
}
