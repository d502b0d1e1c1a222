import { Alert, EmptyState, Skeleton } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.js';
import { RetryAlert } from '../../../page/retry-alert.js';
import { PageHead } from '../page-head.js';
import { ChangeRequestCard, type Decision } from './change-request-card.js';
import { useChangeRequestsQuery } from './change-requests-api.js';

/** What was pressed is gone afterwards: what was done takes the focus, and is read out. */
const takeFocus = (node: HTMLElement | null) => node?.focus();

/** Changes of admins' accounts that wait for a second admin. */
export function ChangeRequestsPage() {
  const { t } = useTranslation('admin');
  const { t: all } = useTranslation();
  const { currentData, error, isFetching, refetch } = useChangeRequestsQuery();
  const [done, setDone] = useState<{ readonly id: number; readonly text: string } | null>(null);
  const tell = (id: number, decision: Decision, account: string) =>
    setDone({ id, text: t(`requests.done.${decision}`, { account }) });
  return (
    <>
      <PageHead title={t('requests.title')} lead={t('requests.lead')} canChange />
      {done ? (
        <div key={done.id} ref={takeFocus} tabIndex={-1}>
          <Alert kind="success">{done.text}</Alert>
        </div>
      ) : null}
      {error ? <RetryAlert text={errorText(all, error)} onRetry={() => void refetch()} /> : null}
      {!currentData && isFetching ? <Skeleton height="12rem" shape="block" /> : null}
      {currentData?.length === 0 ? <EmptyState title={t('requests.none')} /> : null}
      {currentData?.map((request) => (
        <ChangeRequestCard
          key={request.id}
          request={request}
          title={t('requests.of', { account: request.account_email })}
          isLinked
          onDecided={(decision) => tell(request.id, decision, request.account_email)}
        />
      ))}
    </>
  );
}
