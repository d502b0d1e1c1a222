import { Alert } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ErrorText } from '../page/error-text.js';

/** What a way to a provider may come to nothing for; the address of the page says which. */
const CODES = [
  'SIGN_IN_PROVIDER_NOT_FOUND',
  'SIGN_IN_PROVIDER_UNAVAILABLE',
  'SIGN_IN_DENIED',
  'SIGN_IN_EXPIRED',
  'SIGN_IN_ANSWER_INVALID',
  'SIGN_IN_IDENTITY_TAKEN',
  'SIGN_IN_ALREADY_LINKED',
  'ACCOUNT_BLOCKED',
  'SESSION_REVOKED',
] as const;

const isCode = (text: string): text is (typeof CODES)[number] => CODES.some((code) => code === text);

/** Says why somebody comes back from a provider without what they wanted; nothing for others. */
export function SignInError() {
  useTranslation('errors');
  const [parameters] = useSearchParams();
  const told = parameters.get('sign_in_error');
  if (told === null) return null;
  return (
    <Alert kind="danger" isAnnounced>
      <ErrorText failure={{ code: isCode(told) ? told : 'SIGN_IN_ANSWER_INVALID', status: 0 }} />
    </Alert>
  );
}
