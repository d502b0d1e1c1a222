import { Alert, Button } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { ContactText } from './contact-text.js';

interface RetryAlertProps {
  /** What went wrong, as a sentence. */
  readonly text: string;
  readonly onRetry: () => void;
}

/** Says why something could not be loaded, and tries again when asked. */
export function RetryAlert({ text, onRetry }: RetryAlertProps) {
  const { t } = useTranslation('shell');
  return (
    <Alert kind="info" isAnnounced actions={<Button onPress={onRetry}>{t('retry')}</Button>}>
      <ContactText text={text} />
    </Alert>
  );
}
