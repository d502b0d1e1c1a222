import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { CONTENT_ID } from './content-id.js';
import { ErrorBoundary } from './error-boundary.js';
import styles from './page-frame.module.css';
import { PageHeader } from './page-header.js';
import { FRAME_PARTS } from './frame-parts.js';
import { useKeptScroll } from '../page/use-kept-scroll.js';

/** Header, content and footer of every page but the editor. */
export function PageFrame() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  useKeptScroll();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {t('skipToContent')}
      </a>
      {/* Before the page in the order of reading and of Tab, though it stands at the bottom of the window. */}
      <FRAME_PARTS.privacy />
      <PageHeader />
      <main id={CONTENT_ID} className={styles.content} tabIndex={-1}>
        <ErrorBoundary place={pathname}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <FRAME_PARTS.footer />
    </div>
  );
}
