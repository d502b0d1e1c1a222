import { Alert, Button, Link } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { FormCard } from '../../../forms/form-card.js';
import { useUndoLoginChangeMutation } from '../accounts-api.js';

/** Behind the link to the old address that undoes the change to a new one: it asks first, for programs open links that they only look at. */
export function UndoLoginChangePage() {
  const { t } = useTranslation('accounts');
  const [parameters] = useSearchParams();
  const key = parameters.get('key') ?? '';
  const [undo, { isLoading, isSuccess, error }] = useUndoLoginChangeMutation();
  return (
    <FormCard
      title={t('loginUndo.title')}
      notice={
        <>
          {key === '' ? <Alert kind="warning">{t('linkBroken')}</Alert> : null}
          <FailureAlert failure={error} />
          {isSuccess ? (
            <Alert kind="success" isAnnounced>
              {t('loginUndo.done')}
            </Alert>
          ) : null}
        </>
      }
      after={
        isSuccess ? (
          <Link href="/reset-password-request">{t('reset.newLink')}</Link>
        ) : (
          <Link href="/login">{t('toLogin')}</Link>
        )
      }
      onSubmit={() => void undo({ key })}
    >
      {key === '' || isSuccess ? null : (
        <>
          <p>{t('loginUndo.ask')}</p>
          <Button type="submit" variant="primary" isWide isPending={isLoading}>
            {t('loginUndo.action')}
          </Button>
        </>
      )}
    </FormCard>
  );
}
