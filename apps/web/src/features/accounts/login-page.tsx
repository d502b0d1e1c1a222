import { zodResolver } from '@hookform/resolvers/zod';
import { loginSchema, PASSWORD_MIN_LENGTH } from '@tastwerk/contracts';
import { Alert, Button, TextField } from '@tastwerk/ui';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { errorText } from '../../api/error-text.js';
import { useLoginMutation } from '../../session/session-api.js';
import { useSession } from '../../session/use-session.js';
import { useTitle } from '../../shell/use-title.js';
import { DemoAccounts } from './demo-accounts.js';
import styles from './login-page.module.css';
import { safeRedirect } from './redirect.js';

/** The login form; whoever is signed in is led on to where they came from. */
export function LoginPage() {
  const { t } = useTranslation('accounts');
  const { t: all } = useTranslation();
  useTitle(t('login.title'));
  const [parameters] = useSearchParams();
  const session = useSession();
  const [login, { isLoading, error }] = useLoginMutation();
  const { control, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(loginSchema),
    mode: 'onTouched',
    defaultValues: { login: '', password: '' },
  });

  if (session.status === 'signed-in')
    return <Navigate to={safeRedirect(parameters.get('redirect'))} replace />;

  return (
    <div className={styles.page}>
      <form
        className={styles.card}
        noValidate
        onSubmit={(event) => void handleSubmit((values) => login(values))(event)}
      >
        <h1>{t('login.title')}</h1>
        <p className={styles.lead}>{t('login.lead')}</p>
        {error ? (
          <Alert kind="danger" isAnnounced>
            {errorText(all, error)}
          </Alert>
        ) : null}
        <Controller
          control={control}
          name="login"
          render={({ field, fieldState }) => (
            <TextField
              {...fieldProps(field)}
              label={t('login.email')}
              type="email"
              autoComplete="username"
              isRequired
              {...(fieldState.error ? { errorMessage: t('invalid.email') } : {})}
            />
          )}
        />
        <Controller
          control={control}
          name="password"
          render={({ field, fieldState }) => (
            <TextField
              {...fieldProps(field)}
              label={t('login.password')}
              type="password"
              autoComplete="current-password"
              isRequired
              {...(fieldState.error
                ? { errorMessage: t('invalid.password', { count: PASSWORD_MIN_LENGTH }) }
                : {})}
            />
          )}
        />
        <Button type="submit" variant="primary" isWide isDisabled={!formState.isValid} isPending={isLoading}>
          {t('login.submit')}
        </Button>
      </form>
      <DemoAccounts onChoose={(account) => reset(account, { keepDefaultValues: true })} />
    </div>
  );
}

function fieldProps({
  value,
  onChange,
  onBlur,
  name,
  ref,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly name: string;
  readonly ref: (input: HTMLInputElement | null) => void;
}) {
  return { value, onChange, onBlur, name, inputRef: ref };
}
