import { Alert, Button, ButtonLink } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { FormCard } from '../../../forms/form-card.js';
import { useConfirmWithdrawalMutation } from '../orders-api.js';

/** Where the link of a receipt without content leads. A press of the button asks for the content: mail programs open links by themselves. */
export function ConfirmReceipt({ linkKey }: { readonly linkKey: string }) {
  const { t } = useTranslation('shop');
  const [confirm, { isLoading, error, data }] = useConfirmWithdrawalMutation();
  return (
    <FormCard
      title={t('withdrawal.receipt.title')}
      notice={
        data ? (
          <Alert kind="success" isAnnounced>
            {t('withdrawal.receipt.sent', { id: data.id })}
          </Alert>
        ) : (
          <FailureAlert failure={error} />
        )
      }
      onSubmit={() => void confirm({ key: linkKey })}
    >
      {data ? (
        <ButtonLink href="/" isWide autoFocus>
          {t('withdrawal.home')}
        </ButtonLink>
      ) : (
        <>
          <p>{t('withdrawal.receipt.text')}</p>
          <Button type="submit" variant="primary" isWide isPending={isLoading}>
            {t('withdrawal.receipt.send')}
          </Button>
        </>
      )}
    </FormCard>
  );
}
