import { Button } from '@tastwerk/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './service-notice.module.css';
import { onServiceState, serviceState, watchService } from '../../api/service-watch.js';
import { FRONTEND_VERSION } from '../../version.js';

/** Whether the server gives out another version of the web application by now than the one that runs in this tab. */
async function isOutdated(): Promise<boolean> {
  try {
    const answer = await fetch('/FRONTEND.json', {
      method: 'GET',
      headers: new Headers({ accept: 'application/json' }),
      cache: 'no-store',
    });
    if (!answer.ok) return false;
    const told: unknown = await answer.json();
    const version: unknown =
      typeof told === 'object' && told !== null ? Reflect.get(told, 'version') : undefined;
    return typeof version === 'string' && version !== FRONTEND_VERSION;
  } catch {
    // A page that may not load is not recommended.
    return false;
  }
}

/** Says above every page that the service does not answer, for as long as that is so, and that a newer version of the page is there. */
export function ServiceNotice() {
  const { t } = useTranslation('shell');
  const state = useSyncExternalStore(onServiceState, serviceState);
  const [isOld, setOld] = useState(false);
  useEffect(watchService, []);
  // Asked when the page is loaded and whenever the service is back: that is when another version may have been put in its place.
  useEffect(() => {
    if (state === 'available') void isOutdated().then(setOld);
  }, [state]);
  const isAway = state === 'unavailable';
  const isNews = isOld && !isAway;
  return (
    <div className={isAway ? styles.notice : isNews ? styles.news : undefined}>
      <div role="status" className={styles.words}>
        {isAway ? t('service.unavailable') : isNews ? t('service.outdated') : ''}
      </div>
      {isNews ? (
        <>
          <Button variant="primary" onPress={() => window.location.reload()}>
            {t('service.reload')}
          </Button>
          <Button onPress={() => setOld(false)}>{t('service.later')}</Button>
        </>
      ) : null}
    </div>
  );
}
