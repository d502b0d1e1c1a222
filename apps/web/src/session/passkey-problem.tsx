import { Alert } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import type { PasskeyProblem } from './passkeys.js';

/** Says why a browser gave no passkey, and what can be done. */
export function PasskeyProblemAlert({ problem }: { readonly problem: PasskeyProblem | null }) {
  const { t } = useTranslation('accounts');
  if (problem === null) return null;
  return (
    <Alert kind={problem === 'canceled' ? 'info' : 'danger'} isAnnounced>
      {t(`passkeyProblems.${problem}`)}
    </Alert>
  );
}
