import { Alert } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import styles from './editor-splash.module.css';

/** Says that drawing needs a larger screen (product spec section 2). */
export function SmallScreenNotice() {
  const { t } = useTranslation('editor');
  return (
    <div className={styles.splash}>
      <Alert kind="warning" headingLevel={1} title={t('splash.smallScreen')}>
        {t('splash.smallScreenHelp')}
      </Alert>
    </div>
  );
}
