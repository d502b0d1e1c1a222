import { PASSWORD_MIN_LENGTH } from '@tastwerk/contracts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCommonPassword } from './common-password.js';
import styles from './password-advice.module.css';
import { passwordStrength } from './password-strength.js';

/** Wait after a key before the list of common passwords is asked, in ms. */
const ASK_AFTER_MS = 300;

function useIsCommon(password: string): boolean {
  const [common, setCommon] = useState<string | null>(null);
  useEffect(() => {
    if (password.length < PASSWORD_MIN_LENGTH) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void isCommonPassword(password, controller.signal).then((isCommon) => {
        if (isCommon && !controller.signal.aborted) setCommon(password);
      });
    }, ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [password]);
  return common === password;
}

/** How good a new password is, and how to make it better. It advises; what is too easily guessed the server refuses (`PasswordStrength`). */
export function PasswordAdvice({ password }: { readonly password: string }) {
  const { t } = useTranslation('accounts');
  const isCommon = useIsCommon(password);
  const strength = passwordStrength(password, isCommon);
  const advice = isCommon ? 'common' : String(strength);
  return (
    <div className={styles.advice}>
      <div className={styles.bars} aria-hidden="true">
        {([1, 2, 3] as const).map((step) => (
          <span key={step} data-filled={step <= strength || undefined} />
        ))}
      </div>
      <p aria-live="polite">{t(`password.advice.${password === '' ? 'none' : advice}`)}</p>
    </div>
  );
}
