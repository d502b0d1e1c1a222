import { FIGURES, type Figures, ORDER_STATUS, WAITING, type Waiting } from '@tastwerk/contracts';
import { Link, Select, Skeleton } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.js';
import { RetryAlert } from '../../../page/retry-alert.js';
import styles from '../admin-area.module.css';
import { SalesNotice } from '../orders/sales-notice.js';
import { useFiguresQuery } from '../operations-api.js';
import { PageHead } from '../page-head.js';
import { useTableUrl } from '../table/use-table-url.js';
import { BarChart } from './bar-chart.js';
import figureStyles from './figures.module.css';

/** Time between two looks at the figures while the page is open, in ms. */
const POLL_MS = 30_000;

const PERIODS = ['7', '30', '90', '365'] as const;
const USUAL_PERIOD = '30';

/** Where what waits is dealt with. */
const PLACES: Readonly<Record<Waiting, string>> = {
  reports: '/admin/reports',
  orders: `/admin/orders?status=${ORDER_STATUS.acknowledged}`,
  quote_requests: '/admin/quote-requests?state=open',
  withdrawals: '/admin/withdrawals',
  change_requests: '/admin/change-requests',
  failed_renders: '/admin/jobs?state=failed',
  failed_documents: '/admin/jobs?work=document&state=failed',
  failed_mails: '/admin/mails?state=failed',
  frontend_errors: '/admin/errors/frontend?state=open',
  backend_errors: '/admin/errors/backend?state=open',
};

/** The start of the administration: what waits, what the workers have before them, and how everything goes. */
export function StartPage() {
  const { t } = useTranslation('admin');
  const { t: all } = useTranslation();
  const { filter, change } = useTableUrl();
  const period = PERIODS.find((days) => days === filter('days')) ?? USUAL_PERIOD;
  const { currentData, error, isFetching, refetch } = useFiguresQuery(
    { days: Number(period) },
    {
      pollingInterval: POLL_MS,
      skipPollingIfUnfocused: true,
    },
  );
  return (
    <>
      <PageHead title={t('title')} lead={t('start.lead')} />
      <SalesNotice />
      {error ? <RetryAlert text={errorText(all, error)} onRetry={() => void refetch()} /> : null}
      {!currentData && isFetching ? <Skeleton height="16rem" shape="block" /> : null}
      {currentData ? (
        <>
          <Waits figures={currentData} />
          <h2>{t('start.course')}</h2>
          <div className={styles.filter}>
            <Select
              label={t('start.period')}
              value={period}
              onChange={(days) => change({ days: days === USUAL_PERIOD ? null : days })}
              options={PERIODS.map((id) => ({ id, label: t('start.days', { count: Number(id) }) }))}
            />
          </div>
          <ul className={figureStyles.charts}>
            {FIGURES.map((figure) => (
              <li key={figure} className={figureStyles.card}>
                <p className={figureStyles.total}>{currentData.totals[figure]}</p>
                <BarChart
                  title={t(`start.figures.${figure}`)}
                  days={currentData.days.map(({ day, counts }) => ({ day, count: counts[figure] }))}
                />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

function Waits({ figures: { waiting, queue } }: { readonly figures: Figures }) {
  const { t } = useTranslation('admin');
  const line = [
    ['renders_queued', queue.renders_queued],
    ['renders_running', queue.renders_running],
    ['documents_queued', queue.documents_queued],
    ['mails_queued', queue.mails_queued],
    ['outbox', queue.outbox],
    ['oldest', queue.oldest_seconds === null ? '–' : t('start.seconds', { count: queue.oldest_seconds })],
  ] as const;
  return (
    <>
      <h2>{t('start.waiting')}</h2>
      <ul className={figureStyles.waiting}>
        {WAITING.map((what) => (
          <li key={what}>
            <Link href={PLACES[what]} look="plain">
              <span>{t(`start.waits.${what}`)}</span>
              <strong>{waiting[what]}</strong>
            </Link>
          </li>
        ))}
      </ul>
      <h2>{t('start.queue')}</h2>
      <dl className={figureStyles.queue}>
        {line.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`start.queues.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
