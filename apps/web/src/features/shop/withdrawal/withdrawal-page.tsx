import { withdrawalSchema } from '@tastwerk/contracts';
import { Alert, Button, ButtonLink, useMoments } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { useSession } from '../../../session/use-session.js';
import { Facts } from '../../../page/facts.js';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { FormCard } from '../../../forms/form-card.js';
import { FormText, FormTextArea } from '../../../forms/form-fields.js';
import { useContractForm } from '../../../forms/use-contract-form.js';
import { useWithdrawMutation } from '../orders-api.js';
import { TrialNote } from '../trial-note.js';
import { ConfirmReceipt } from './confirm-receipt.js';
import styles from './withdrawal-page.module.css';

type Statement = z.output<typeof withdrawalSchema>;

/**
 * Withdrawing from a contract without an account, in two steps (§ 356a BGB): what it is about, and a button that confirms it. The
 * receipt comes by mail at once.
 */
export function WithdrawalPage() {
  const session = useSession();
  const [parameters] = useSearchParams();
  const linkKey = parameters.get('key');
  if (linkKey !== null) return <ConfirmReceipt linkKey={linkKey} />;
  // Users need not type their address; the form begins when that is known.
  return session.status === 'checking' ? null : <WithdrawalForm email={session.user?.email ?? ''} />;
}

function WithdrawalForm({ email }: { readonly email: string }) {
  const { t } = useTranslation('shop');
  const [parameters] = useSearchParams();
  const [withdraw, { isLoading, error, data }] = useWithdrawMutation();
  const [statement, setStatement] = useState<Statement | null>(null);
  const [hasMoved, setMoved] = useState(false);
  const move = (next: Statement | null) => {
    setStatement(next);
    setMoved(true);
  };
  const known = { name: '', order: parameters.get('order') ?? '', email, message: '' };
  const { control, handleSubmit } = useContractForm(withdrawalSchema, known, error);
  if (data && statement) return <Received statement={statement} id={data.id} moment={data.created_at} />;
  if (statement) {
    return (
      <FormCard
        title={t('withdrawal.confirmTitle')}
        takesFocus
        notice={
          <>
            <TrialNote />
            <FailureAlert failure={error} />
          </>
        }
        onSubmit={() => void withdraw(statement)}
      >
        <p>{t('withdrawal.confirmText')}</p>
        <StatementFacts statement={statement} />
        <div className={styles.ways}>
          <Button onPress={() => move(null)}>{t('withdrawal.back')}</Button>
          <Button type="submit" variant="primary" isPending={isLoading}>
            {t('withdrawal.confirm')}
          </Button>
        </div>
      </FormCard>
    );
  }
  return (
    <FormCard
      title={t('withdrawal.title')}
      lead={t('withdrawal.lead')}
      takesFocus={hasMoved}
      notice={<TrialNote />}
      onSubmit={() => void handleSubmit(move)()}
    >
      <FormText control={control} name="name" label={t('withdrawal.name')} autoComplete="name" isRequired />
      <FormText
        control={control}
        name="order"
        label={t('withdrawal.order')}
        description={t('withdrawal.orderHelp')}
        isRequired
      />
      <FormText
        control={control}
        name="email"
        type="email"
        label={t('withdrawal.email')}
        description={t('withdrawal.emailHelp')}
        autoComplete="email"
        isRequired
      />
      <FormTextArea control={control} name="message" label={t('withdrawal.message')} />
      <Button type="submit" variant="primary" isWide>
        {t('withdrawal.next')}
      </Button>
    </FormCard>
  );
}

function StatementFacts({ statement }: { readonly statement: Statement }) {
  const { t } = useTranslation('shop');
  const facts = [
    [t('withdrawal.order'), statement.order],
    [t('withdrawal.name'), statement.name],
    [t('withdrawal.email'), statement.email],
    [t('withdrawal.scope'), statement.message || t('withdrawal.whole')],
  ] as const;
  return <Facts facts={facts} />;
}

function Received({
  statement,
  id,
  moment,
}: {
  readonly statement: Statement;
  readonly id: number;
  readonly moment: string;
}) {
  const { t } = useTranslation('shop');
  const { momentText } = useMoments();
  return (
    <FormCard
      title={t('withdrawal.doneTitle')}
      takesFocus
      notice={
        <Alert kind="success" isAnnounced>
          {t('withdrawal.done', { moment: momentText(moment), email: statement.email })}
        </Alert>
      }
    >
      <p>{t('withdrawal.doneNumber', { id })}</p>
      <StatementFacts statement={statement} />
      <ButtonLink href="/" isWide>
        {t('withdrawal.home')}
      </ButtonLink>
    </FormCard>
  );
}
