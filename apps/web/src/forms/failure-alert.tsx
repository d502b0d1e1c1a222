import { Alert } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { errorText } from '../api/error-text.js';
import { isApiFailure } from '../api/failure.js';
import { ContactText } from '../page/contact-text.js';

interface FailureAlertProps {
  readonly failure: unknown;
  /** What did not work, said before a failure that has no reason of its own. */
  readonly task?: string;
}

/** What a form was refused for, in one place above its fields; nothing while nothing failed. */
export function FailureAlert({ failure, task }: FailureAlertProps) {
  const { t } = useTranslation();
  if (!failure) return null;
  const isUnexplained = !isApiFailure(failure) || failure.code === 'INTERNAL';
  const sentences = [isUnexplained ? task : undefined, errorText(t, failure)];
  return (
    <Alert kind="danger" isAnnounced>
      <ContactText text={sentences.filter(Boolean).join(' ')} />
    </Alert>
  );
}
