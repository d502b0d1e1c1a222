import type { ChangeRequest } from '@tastwerk/contracts';
import { Alert, Button, Link, useMoments } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../forms/confirm-dialog.js';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { Facts } from '../../../page/facts.js';
import styles from '../admin-area.module.css';
import {
  useAcceptChangeRequestMutation,
  useRefuseChangeRequestMutation,
  useWithdrawChangeRequestMutation,
} from './change-requests-api.js';

/** How a change request ended. */
export type Decision = 'accepted' | 'refused' | 'withdrawn';

interface ChangeRequestCardProps {
  readonly request: ChangeRequest;
  readonly title: string;
  /** Whether the account is named as a link to its page. */
  readonly isLinked?: boolean;
  readonly onDecided: (decision: Decision) => void;
}

/** A change of an admin's account that waits for a second admin: who wants it, what changes, and what can be done about it. */
export function ChangeRequestCard({ request, title, isLinked = false, onDecided }: ChangeRequestCardProps) {
  const { t } = useTranslation('admin');
  const { momentText } = useMoments();
  const heading = `change-request-${request.id}`;
  const proposer = request.proposer_name ?? t('requests.gone');
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>
        {isLinked ? <Link href={`/admin/users/${request.account_id}`}>{title}</Link> : title}
      </h2>
      <Facts
        facts={[
          [t('requests.what'), <Changes key="what" request={request} />],
          [t('requests.proposedBy'), proposer],
          [t('requests.proposedAt'), momentText(request.created_at)],
          [t('requests.expires'), momentText(request.expires_at)],
        ]}
      />
      {request.part === 'decides' ? null : <Alert kind="info">{t(`requests.part.${request.part}`)}</Alert>}
      <Deciding request={request} proposer={proposer} onDecided={onDecided} />
    </section>
  );
}

/** What changes, a sentence for each. */
function Changes({ request }: { readonly request: ChangeRequest }) {
  const { t } = useTranslation('admin');
  const { role, rights_given, rights_taken, blocked, erases } = request;
  const named = (rights: ChangeRequest['rights_given']) =>
    rights.map((right) => t(`users.rights.${right}`)).join(', ');
  const lines = [
    ...(erases ? [t('requests.erases')] : []),
    ...(blocked === true ? [t('requests.blocked')] : []),
    ...(blocked === false ? [t('requests.unblocked')] : []),
    ...(role === null ? [] : [t('requests.role', { role: t(`users.roles.${role}`) })]),
    ...(rights_given.length === 0 ? [] : [t('requests.given', { rights: named(rights_given) })]),
    ...(rights_taken.length === 0 ? [] : [t('requests.taken', { rights: named(rights_taken) })]),
  ];
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Deciding({
  request: { id, part, account_email: account },
  proposer,
  onDecided,
}: Pick<ChangeRequestCardProps, 'request' | 'onDecided'> & { readonly proposer: string }) {
  const { t } = useTranslation('admin');
  const [isAsking, setAsking] = useState(false);
  const [accept, accepting] = useAcceptChangeRequestMutation();
  const [refuse, refusing] = useRefuseChangeRequestMutation();
  const [withdraw, withdrawing] = useWithdrawChangeRequestMutation();
  const decide = async (decision: Decision) => {
    const call = { accepted: accept, refused: refuse, withdrawn: withdraw }[decision];
    const answer = await call(id);
    if (!('error' in answer)) onDecided(decision);
  };
  return (
    <>
      <FailureAlert failure={refusing.error ?? withdrawing.error} />
      <div className={styles.row}>
        {part === 'decides' ? (
          <Button
            variant="primary"
            aria-label={t('requests.acceptOf', { account })}
            onPress={() => setAsking(true)}
          >
            {t('requests.accept')}
          </Button>
        ) : null}
        {part === 'decides' || part === 'lacks_rights' ? (
          <Button
            aria-label={t('requests.refuseOf', { account })}
            isPending={refusing.isLoading}
            onPress={() => void decide('refused')}
          >
            {t('requests.refuse')}
          </Button>
        ) : null}
        {part === 'proposed' ? (
          <Button
            aria-label={t('requests.withdrawOf', { account })}
            isPending={withdrawing.isLoading}
            onPress={() => void decide('withdrawn')}
          >
            {t('requests.withdraw')}
          </Button>
        ) : null}
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={t('requests.acceptQuestion', { account })}
          text={t('requests.acceptText', { by: proposer })}
          action={t('requests.accept')}
          isPending={accepting.isLoading}
          failure={accepting.error}
          onConfirm={() => void decide('accepted')}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
