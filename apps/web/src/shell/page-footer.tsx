import { Link, Wordmark } from '@tastwerk/ui';
import { type ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import styles from './page-footer.module.css';

function LicenceLink({ language, children }: { readonly language: string; readonly children?: ReactNode }) {
  return (
    <Link href={`https://creativecommons.org/licenses/by-sa/4.0/deed.${language}`} rel="license">
      {children}
    </Link>
  );
}

/** Name, claim and licence under every page. */
export function PageFooter() {
  const { t, i18n } = useTranslation('shell');
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      <div className={styles.row}>
        <div className={styles.name}>
          <Wordmark />
          <p>{t('footer.claim')}</p>
        </div>
        <p>
          <Trans
            t={t}
            i18nKey="footer.licence"
            components={{ licence: <LicenceLink language={i18n.language} /> }}
          />
        </p>
      </div>
    </footer>
  );
}
