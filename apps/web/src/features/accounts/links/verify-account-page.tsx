import { setPasswordSchema } from '@tastwerk/contracts';
import { Alert, Button, Link } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useVerifyAccountMutation } from '../accounts-api.js';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { FormCard } from '../../../forms/form-card.js';
import { NewPassword } from '../password/new-password.js';
import { useContractForm } from '../../../forms/use-contract-form.js';

/** Behind the link that confirms an e-mail address: the password is chosen here. */
export function VerifyAccountPage() {
  const { t } = useTranslation('accounts');
  const [parameters] = useSearchParams();
  const key = parameters.get('key') ?? '';
  const navigate = useNavigate();
  const [verify, { isLoading, error }] = useVerifyAccountMutation();
  const empty = { password: '', 'password-confirm': '' };
  const { control, handleSubmit } = useContractForm(setPasswordSchema, empty, error);
  const send = handleSubmit(async (body) => {
    const outcome = await verify({ key, body });
    if ('data' in outcome) void navigate('/login?after_verify', { replace: true });
  });
  if (key === '') {
    return (
      <FormCard
        title={t('verify.title')}
        notice={<Alert kind="warning">{t('verify.noKey')}</Alert>}
        after={<Link href="/signup">{t('signUp.title')}</Link>}
      />
    );
  }
  return (
    <FormCard
      title={t('verify.title')}
      lead={t('verify.lead')}
      notice={<FailureAlert failure={error} />}
      onSubmit={() => void send()}
      {...(error ? { after: <Link href="/signup">{t('verify.newLink')}</Link> } : {})}
    >
      <NewPassword control={control} name="password" confirmName="password-confirm" />
      <Button type="submit" variant="primary" isWide isPending={isLoading}>
        {t('verify.submit')}
      </Button>
    </FormCard>
  );
}
