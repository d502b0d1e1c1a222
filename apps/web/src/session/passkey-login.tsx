import { Button } from '@tastwerk/ui';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../forms/failure-alert.js';
import { PasskeyProblemAlert } from './passkey-problem.js';
import { hasPasskeys, signWithPasskey } from './passkeys.js';
import { usePasskeySignInMutation, usePasskeySignInOptionsMutation } from './session-api.js';
import { usePasskeyCeremony } from './use-passkey-ceremony.js';

/** Signs in by a passkey, without address and password; nothing where the browser has none to offer. */
export function PasskeyLogin() {
  const { t } = useTranslation('accounts');
  const { run, problem, isRunning } = usePasskeyCeremony(signWithPasskey);
  const [getOptions, options] = usePasskeySignInOptionsMutation();
  const [signIn, signingIn] = usePasskeySignInMutation();
  if (!hasPasskeys()) return null;
  const start = async () => {
    signingIn.reset();
    const passkey = await run(async () => (await getOptions()).data);
    if (passkey) await signIn({ passkey });
  };
  return (
    <>
      <FailureAlert failure={options.error ?? signingIn.error} task={t('login.failed')} />
      <PasskeyProblemAlert problem={problem} />
      <Button
        icon={<KeyRound />}
        isWide
        isPending={isRunning || signingIn.isLoading}
        onPress={() => void start()}
      >
        {t('login.passkey')}
      </Button>
    </>
  );
}
