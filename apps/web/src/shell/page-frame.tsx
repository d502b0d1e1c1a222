import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { PageFooter } from './page-footer.js';
import styles from './page-frame.module.css';
import { PageHeader } from './page-header.js';

const CONTENT_ID = 'content';
const CATALOGUE = '/catalogue';

/** Header, content and footer. A new path starts at the top, except within the catalogue, whose place is kept. */
export function PageFrame() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    const stays = pathname.startsWith(CATALOGUE) && previous.current.startsWith(CATALOGUE);
    previous.current = pathname;
    if (!stays) window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {t('skipToContent')}
      </a>
      <PageHeader />
      <main id={CONTENT_ID} className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
      <PageFooter />
    </div>
  );
}
