import { Alert, Button, Loader } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../../page/error-text.js';

/** What stands in the place of a text while it loads, or when it could not be loaded. */
export function ContentState({
  error,
  onRetry,
}: {
  /** Why it could not be loaded; undefined while it loads. */
  readonly error?: unknown;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation('content');
  if (error === undefined) return <Loader message={t('loading')} />;
  return (
    <Alert
      kind="info"
      isAnnounced
      title={t('failed')}
      headingLevel={1}
      actions={<Button onPress={onRetry}>{t('retry')}</Button>}
    >
      <ErrorText failure={error} />
    </Alert>
  );
}
