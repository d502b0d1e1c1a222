import { ButtonLink, EmptyState } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import styles from './not-found-page.module.css';
import { useTitle } from './use-title.js';

/** What stands at an address that leads nowhere, with two ways on. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  useTitle(t('title.notFound'));
  return (
    <div className={styles.page}>
      <EmptyState
        title={t('notFound.title')}
        headingLevel={1}
        actions={
          <>
            <ButtonLink href="/catalogue" variant="primary">
              {t('notFound.catalogue')}
            </ButtonLink>
            <ButtonLink href="/">{t('notFound.home')}</ButtonLink>
            <ButtonLink href="/kontakt">{t('footer.contact')}</ButtonLink>
          </>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </div>
  );
}
