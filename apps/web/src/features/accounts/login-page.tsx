import { Alert, Loader } from '@tastwerk/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { renewToken } from '../../api/send.js';
import { beginSession } from '../../session/session.js';
import { useSession } from '../../session/use-session.js';
import { LoginCard } from '../../session/login-card.js';
import { safeRedirect } from '../../session/redirect.js';
import { SignInError } from '../../session/sign-in-error.js';
import { ProviderLogout } from './provider-logout.js';

/** Flags in the address that say what led here, each with its message. */
const ARRIVALS = ['after_verify', 'after_reset', 'after_deletion'] as const;

function Arrival({ parameters }: { readonly parameters: URLSearchParams }): ReactNode {
  const { t } = useTranslation('accounts');
  if (parameters.has('after_logout')) return <ProviderLogout />;
  const arrival = ARRIVALS.find((flag) => parameters.has(flag));
  if (!arrival) return null;
  return (
    <Alert kind={arrival === 'after_deletion' ? 'info' : 'success'} isAnnounced>
      {t(`login.arrival.${arrival}`)}
    </Alert>
  );
}

/** Whether somebody comes back from a provider and their session is being fetched: the provider's answer left its cookie alone. */
function useReturn(comesBack: boolean): boolean {
  const [isFetching, setFetching] = useState(comesBack);
  useEffect(() => {
    if (!isFetching) return;
    void renewToken().then((renewed) => {
      if (renewed.ok) beginSession(renewed.user);
      else setFetching(false);
    });
  }, [isFetching]);
  return isFetching;
}

/** The login form; whoever is signed in is led on to where they came from. */
export function LoginPage() {
  const { t } = useTranslation(['accounts', 'shell']);
  const [parameters] = useSearchParams();
  const redirect = parameters.get('redirect');
  const session = useSession();
  const isReturning = useReturn(parameters.has('signed-in'));
  if (session.status === 'signed-in') return <Navigate to={safeRedirect(redirect)} replace />;
  if (isReturning) return <Loader message={t('shell:loading')} />;
  return (
    <LoginCard
      title={t('login.title')}
      lead={t('login.lead')}
      arrival={
        <>
          <SignInError />
          <Arrival parameters={parameters} />
        </>
      }
      redirect={redirect}
    />
  );
}
