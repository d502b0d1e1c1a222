import { Alert } from '@tastwerk/ui';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { useSession } from '../../session/use-session.js';
import { LoginCard } from '../../session/login-card.js';
import { safeRedirect } from '../../session/redirect.js';

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
  if (session.status === 'signed-in') return <Navigate to={safeRedirect(redirect)} replace />;
  return (
    <LoginCard
      title={t('login.title')}
      lead={t('login.lead')}
      arrival={<Arrival parameters={parameters} />}
      redirect={redirect}
    />
  );
}
