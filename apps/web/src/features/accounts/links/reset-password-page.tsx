import { resetPasswordSchema } from '@tastwerk/contracts';
import { Alert, Button, Link } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { ContactText } from '../../../page/contact-text.js';
import { useResetPasswordMutation } from '../accounts-api.js';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { FormCard } from '../../../forms/form-card.js';
import { NewPassword } from '../password/new-password.js';
import { useContractForm } from '../../../forms/use-contract-form.js';

/** Behind the link that resets a password. */
export function ResetPasswordPage() {
  const { t } = useTranslation('accounts');
  const [parameters] = useSearchParams();
  const key = parameters.get('key') ?? '';
  const navigate = useNavigate();
  const [reset, { isLoading, error }] = useResetPasswordMutation();
  const empty = { key, password: '', 'password-confirm': '' };
  const { control, handleSubmit } = useContractForm(resetPasswordSchema, empty, error);
  const send = handleSubmit(async (form) => {
    const outcome = await reset({ ...form, key });
    if ('data' in outcome) void navigate('/login?after_reset', { replace: true });
  });
  const again = <Link href="/reset-password-request">{t('reset.newLink')}</Link>;
  if (key === '') {
    return (
      <FormCard
        title={t('reset.title')}
        notice={
          <Alert kind="warning">
            <ContactText text={t('reset.noKey')} />
          </Alert>
        }
        after={again}
      />
    );
  }
  return (
    <FormCard
      title={t('reset.title')}
      lead={t('reset.lead')}
      notice={<FailureAlert failure={error} />}
      onSubmit={() => void send()}
      {...(error ? { after: again } : {})}
    >
      <NewPassword control={control} name="password" confirmName="password-confirm" />
      <Button type="submit" variant="primary" isWide isPending={isLoading}>
        {t('reset.submit')}
      </Button>
    </FormCard>
  );
}
