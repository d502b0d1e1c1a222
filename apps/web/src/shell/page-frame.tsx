import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { PageFooter } from './page-footer.js';
import styles from './page-frame.module.css';
import { PageHeader } from './page-header.js';
import { useKeptScroll } from './use-kept-scroll.js';

const CONTENT_ID = 'content';

/** Header, content and footer of every page but the editor. */
export function PageFrame() {
  const { t } = useTranslation('shell');
  useKeptScroll();
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
