import { Button } from '@tastwerk/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../forms/failure-alert.js';
import { PasskeyProblemAlert } from './passkey-problem.js';
import { hasPasskeys, type PasskeyProblem, signWithPasskey } from './passkeys.js';
import { usePasskeySignInMutation, usePasskeySignInOptionsMutation } from './session-api.js';

/** Signs in by a passkey, without address and password; nothing where the browser has none to offer. */
export function PasskeyLogin() {
  const { t } = useTranslation('accounts');
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);
  const [isSigning, setSigning] = useState(false);
  const [getOptions, options] = usePasskeySignInOptionsMutation();
  const [signIn, signingIn] = usePasskeySignInMutation();
  if (!hasPasskeys()) return null;
  const start = async () => {
    setProblem(null);
    signingIn.reset();
    const fresh = await getOptions();
    if (!fresh.data) return;
    setSigning(true);
    const signed = await signWithPasskey(fresh.data);
    setSigning(false);
    if ('problem' in signed) setProblem(signed.problem);
    else await signIn({ passkey: signed.answer });
  };
  return (
    <>
      <FailureAlert failure={options.error ?? signingIn.error} task={t('login.failed')} />
      <PasskeyProblemAlert problem={problem} />
      <Button
        icon={<KeyRound />}
        isWide
        isPending={options.isLoading || isSigning || signingIn.isLoading}
        onPress={() => void start()}
      >
        {t('login.passkey')}
      </Button>
    </>
  );
}
