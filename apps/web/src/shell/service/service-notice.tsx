import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './service-notice.module.css';
import { onServiceState, serviceState, watchService } from './service-watch.js';

/** Says above every page that the service does not answer, for as long as that is so; then calls `onReturn`. */
export function ServiceNotice({ onReturn }: { readonly onReturn: () => void }) {
  const { t } = useTranslation('shell');
  const state = useSyncExternalStore(onServiceState, serviceState);
  useEffect(watchService, []);
  const isAway = state === 'unavailable';
  useEffect(() => {
    if (!isAway) return;
    return onServiceState(() => {
      if (serviceState() === 'available') onReturn();
    });
  }, [isAway, onReturn]);
  return (
    <div role="status" className={isAway ? styles.notice : undefined}>
      {isAway ? t('service.unavailable') : ''}
    </div>
  );
}
