import { LEGAL_PAGES, type MenuItem } from '@tastwerk/contracts';
import { Link, TextButton, Wordmark } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useLegalMenu } from '../features/content/legal-menu.js';
import { useLanguage } from '../i18n/use-language.js';
import { LicenceLink } from '../page/licence-link.js';
import { NAVIGATION } from './navigation.js';
import styles from './page-footer.module.css';
import { askPrivacyAgain } from './privacy/ask-again.js';

/** Name, claim, ways on, legal pages and licence under every page; the question about privacy is asked again from here. */
export function PageFooter() {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const legal = useLegalPages();
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      <div className={styles.row}>
        <div className={styles.name}>
          <Wordmark />
          <p>{t('footer.claim')}</p>
        </div>
        <nav aria-label={t('footer.links')}>
          <ul className={styles.links}>
            {NAVIGATION.filter(({ isMinor }) => isMinor).map(({ key, href }) => (
              <li key={key}>
                <Link href={href}>{t(`navigation.${key}`)}</Link>
              </li>
            ))}
            <li>
              <Link href="/stats">{t('footer.stats')}</Link>
            </li>
            {legal.map(({ object_id: id, title }) => (
              <li key={id}>
                <Link href={`/info/${lang}/${id}?${encodeURIComponent(title)}`}>{title}</Link>
              </li>
            ))}
            <li>
              <Link href="/kontakt">{t('footer.contact')}</Link>
            </li>
            <li>
              <Link href="/widerruf">{t('footer.withdrawal')}</Link>
            </li>
            <li>
              <TextButton onPress={askPrivacyAgain}>{t('footer.privacy')}</TextButton>
            </li>
          </ul>
        </nav>
        <p>
          {t('footer.licence')} <LicenceLink>CC BY-SA 4.0</LicenceLink>
        </p>
      </div>
    </footer>
  );
}

/** The menu of the content service; while it does not answer, the pages that the law asks for. */
function useLegalPages(): readonly MenuItem[] {
  const { t } = useTranslation('shell');
  const menu = useLegalMenu(useLanguage());
  if (menu.length > 0) return menu;
  return Object.values(LEGAL_PAGES).map((id) => ({ object_id: id, title: t(`footer.legal.${id}`) }));
}
