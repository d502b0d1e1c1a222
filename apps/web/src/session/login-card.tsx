import { loginSchema } from '@tastwerk/contracts';
import { Button, Link, Alert } from '@tastwerk/ui';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoginMutation } from './session-api.js';
import { errorText } from '../api/error-text.js';
import { isApiFailure } from '../api/failure.js';
import { FailureAlert } from '../forms/failure-alert.js';
import { PasskeyLogin } from './passkey-login.js';
import { FormCard } from '../forms/form-card.js';
import { FormPassword, FormText } from '../forms/form-fields.js';
import { useContractForm } from '../forms/use-contract-form.js';
import { ProviderButtons } from './provider-buttons.js';
import { withRedirect } from './redirect.js';
import type { z } from 'zod';
import { useBackendQuery } from '../api/backend-api.js';

type Credentials = Pick<z.input<typeof loginSchema>, 'login' | 'password'>;

/** Offers the accounts of a server that was seeded for trying out; nothing on any other. */
function DemoAccounts({ onChoose }: { readonly onChoose: (account: Credentials) => void }) {
  const { t } = useTranslation('accounts');
  const { data } = useBackendQuery();
  if (!data || data.demoAccounts.length === 0) return null;
  return (
    <Alert
      kind="info"
      title={t('login.demo.title')}
      actions={data.demoAccounts.map(({ login, password, display_name }) => (
        <Button key={login} onPress={() => onChoose({ login, password })}>
          {t('login.demo.use', { name: display_name })}
        </Button>
      ))}
    >
      {t('login.demo.text')}
    </Alert>
  );
}

/** What the server says where a code is missing or wrong, whose field is then shown. */
const CODE_FAILURES: ReadonlySet<string> = new Set(['ACCOUNT_CODE_NEEDED', 'ACCOUNT_CODE_WRONG']);

interface LoginCardProps {
  readonly title: string;
  readonly lead: string;
  /** What led here, told as long as no login has failed. */
  readonly arrival?: ReactNode;
  /** Where a sign-up that is begun here leads back to. */
  readonly redirect: string | null;
}

/** The login form with the ways on for those who cannot use it. Whoever shows it sees by the session that it has worked. */
export function LoginCard({ title, lead, arrival, redirect }: LoginCardProps) {
  const { t } = useTranslation('accounts');
  const [login, { isLoading, error }] = useLoginMutation();
  const form = useContractForm(loginSchema, { login: '', password: '' }, error);
  const { control, formState, handleSubmit, reset } = form;
  const asksForCode = isApiFailure(error) && CODE_FAILURES.has(error.code);
  const isCodeNew = isApiFailure(error) && error.code === 'ACCOUNT_CODE_NEEDED';
  return (
    <FormCard
      title={title}
      lead={lead}
      notice={
        isCodeNew ? (
          <Alert kind="info" isAnnounced>
            {errorText(t, error)}
          </Alert>
        ) : error ? (
          <FailureAlert failure={error} task={t('login.failed')} />
        ) : (
          arrival
        )
      }
      onSubmit={() => void handleSubmit((values) => login(values))()}
      after={
        <>
          <PasskeyLogin />
          <ProviderButtons redirect={redirect} />
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
      {asksForCode ? (
        <FormText
          control={control}
          name="code"
          label={t('code.label')}
          description={t('code.help')}
          autoComplete="one-time-code"
          isRequired
        />
      ) : null}
      <Button type="submit" variant="primary" isWide isDisabled={!formState.isValid} isPending={isLoading}>
        {t('login.submit')}
      </Button>
    </FormCard>
  );
}
