import { type ProductionView, ROLES } from '@tastwerk/contracts';
import { Alert, Button, ButtonLink, EmptyState, Loader, RadioGroup } from '@tastwerk/ui';
import { Printer, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { errorText } from '../../../api/error-text.js';
import { useSession } from '../../../session/use-session.js';
import { RetryAlert } from '../../../page/retry-alert.js';
import { useTitle } from '../../../page/use-title.js';
import { useSales } from '../../../api/backend-api.js';
import { LinkedPackage } from './linked-package.js';
import styles from './partner-page.module.css';
import { PickList } from './pick-list.js';
import { ProductionJob } from './production-job.js';
import { useProductionOrdersQuery } from './production-api.js';

/** How often packages are looked for that are still being made. */
const LOOK_AGAIN_MS = 5000;

const VIEWS: readonly ProductionView[] = ['open', 'shipped_today'];

/** Where the production partner sees what is to be printed and sent, takes the files and says what has left (role 2). */
export function PartnerPage() {
  const { t } = useTranslation(['shop', 'shell']);
  const session = useSession();
  useTitle(t('partner.title'));
  const [query] = useSearchParams();
  const linkKey = query.get('key');
  if (linkKey === null && session.status === 'checking') return <Loader message={t('loading')} />;
  const mayProduce = session.user?.role === ROLES.productionPartner || session.user?.role === ROLES.admin;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('partner.title')}</h1>
      </div>
      {linkKey !== null ? (
        <LinkedPackage linkKey={linkKey} />
      ) : session.status === 'visitor' ? (
        <Alert
          kind="info"
          actions={<ButtonLink href="/login?redirect=%2Fpartner">{t('shell:account.login')}</ButtonLink>}
        >
          {t('partner.login')}
        </Alert>
      ) : mayProduce ? (
        <Jobs />
      ) : (
        <Alert kind="warning">{t('partner.forbidden')}</Alert>
      )}
    </div>
  );
}

function Jobs() {
  const { t } = useTranslation('shop');
  const { t: all } = useTranslation();
  const [view, setView] = useState<ProductionView>('open');
  const [shipped, setShipped] = useState<number | null>(null);
  const [isAwaiting, setAwaiting] = useState(false);
  const sales = useSales();
  const { data, error, isLoading, isFetching, refetch, fulfilledTimeStamp } = useProductionOrdersQuery(
    { view },
    {
      pollingInterval: isAwaiting ? LOOK_AGAIN_MS : 0,
      skipPollingIfUnfocused: true,
    },
  );
  const isAnyAwaited =
    data?.orders.some(({ package: { state } }) => state === 'queued' || state === 'running') ?? false;
  if (isAnyAwaited !== isAwaiting) setAwaiting(isAnyAwaited);
  return (
    <>
      <p className={styles.lead}>{t('partner.lead')}</p>
      <div className={styles.bar}>
        <RadioGroup
          label={t('partner.view')}
          value={view}
          onChange={setView}
          options={VIEWS.map((id) => ({ id, label: t(`partner.views.${id}`) }))}
        />
        <Button icon={<RefreshCw />} isPending={isFetching && !isAwaiting} onPress={() => void refetch()}>
          {t('partner.refresh')}
        </Button>
        {data && data.orders.length > 0 ? (
          <Button icon={<Printer />} onPress={() => window.print()}>
            {t('partner.print')}
          </Button>
        ) : null}
      </div>
      {shipped !== null ? (
        <Alert kind="success" isAnnounced>
          {t('partner.done', { id: shipped })}
        </Alert>
      ) : null}
      {isLoading ? <Loader message={t('loading')} /> : null}
      {error ? <RetryAlert text={errorText(all, error)} onRetry={() => void refetch()} /> : null}
      {data && data.orders.length === 0 ? (
        <EmptyState title={t(`partner.none.${view}`)} headingLevel={2}>
          {t(sales === 'off' ? 'partner.salesOff' : `partner.noneText.${view}`)}
        </EmptyState>
      ) : null}
      {data && data.orders.length > 0 ? (
        <>
          <ul className={styles.jobs} aria-label={t('partner.jobs')}>
            {data.orders.map((order) => (
              <ProductionJob key={order.id} order={order} onShipped={() => setShipped(order.id)} />
            ))}
          </ul>
          <PickList orders={data.orders} sheets={data.sheets} asOf={new Date(fulfilledTimeStamp ?? 0)} />
        </>
      ) : null}
    </>
  );
}
