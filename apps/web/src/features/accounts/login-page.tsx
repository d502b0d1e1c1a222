import { loginSchema } from '@tastwerk/contracts';
import { Alert, Button, Link } from '@tastwerk/ui';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { useLoginMutation } from '../../session/session-api.js';
import { useSession } from '../../session/use-session.js';
import { DemoAccounts } from './demo-accounts.js';
import { FailureAlert } from './forms/failure-alert.js';
import { FormCard } from './forms/form-card.js';
import { FormPassword, FormText } from './forms/form-fields.js';
import { useAccountForm } from './forms/use-account-form.js';
import { safeRedirect, withRedirect } from './redirect.js';

/** Flags in the address that say what led here, each with its message. */
const ARRIVALS = ['after_verify', 'after_reset', 'after_deletion'] as const;

function Arrival({ parameters }: { readonly parameters: URLSearchParams }): ReactNode {
  const { t } = useTranslation('accounts');
  const arrival = ARRIVALS.find((flag) => parameters.has(flag));
  if (!arrival) return null;
  return (
    <Alert kind={arrival === 'after_deletion' ? 'info' : 'success'} isAnnounced>
      {t(`login.arrival.${arrival}`)}
    </Alert>
  );
}

/** The login form; whoever is signed in is led on to where they came from. */
export function LoginPage() {
  const { t } = useTranslation('accounts');
  const [parameters] = useSearchParams();
  const redirect = parameters.get('redirect');
  const session = useSession();
  const [login, { isLoading, error }] = useLoginMutation();
  const form = useAccountForm(loginSchema, { login: '', password: '' }, error);
  const { control, formState, handleSubmit, reset } = form;

  if (session.status === 'signed-in') return <Navigate to={safeRedirect(redirect)} replace />;

  return (
    <FormCard
      title={t('login.title')}
      lead={t('login.lead')}
      notice={
        error ? (
          <FailureAlert failure={error} task={t('login.failed')} />
        ) : (
          <Arrival parameters={parameters} />
        )
      }
      onSubmit={() => void handleSubmit((values) => login(values))()}
      after={
        <>
          <Link href="/reset-password-request">{t('login.forgotten')}</Link>
          <p>
            {t('login.noAccount')} <Link href={withRedirect('/signup', redirect)}>{t('signUp.title')}</Link>
          </p>
          <DemoAccounts onChoose={(account) => reset(account, { keepDefaultValues: true })} />
        </>
      }
    >
      <FormText
        control={control}
        name="login"
        label={t('email')}
        type="email"
        autoComplete="username"
        isRequired
      />
      <FormPassword
        control={control}
        name="password"
        label={t('password.label')}
        autoComplete="current-password"
        isRequired
      />
      <Button type="submit" variant="primary" isWide isDisabled={!formState.isValid} isPending={isLoading}>
        {t('login.submit')}
      </Button>
    </FormCard>
  );
}
