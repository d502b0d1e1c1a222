import { Button } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import styles from './part.module.css';

/** Says that a part of the editor could not be loaded, and offers to try again. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('editor');
  return (
    <div className={styles.failure} role="alert">
      <p>{t('part.failed')}</p>
      <Button onPress={onRetry}>{t('part.retry')}</Button>
    </div>
  );
}
