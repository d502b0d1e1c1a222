import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './service-notice.module.css';
import { onServiceState, serviceState, watchService } from './service-watch.js';

/** Says above every page that the service does not answer, for as long as that is so. */
export function ServiceNotice() {
  const { t } = useTranslation('shell');
  const state = useSyncExternalStore(onServiceState, serviceState);
  useEffect(watchService, []);
  const isAway = state === 'unavailable';
  return (
    <div role="status" className={isAway ? styles.notice : undefined}>
      {isAway ? t('service.unavailable') : ''}
    </div>
  );
}
