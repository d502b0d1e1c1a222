import { Badge, Flyout, IconButton, Link, Wordmark } from '@tastwerk/ui';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { AccountCorner } from './account-corner.js';
import { LanguageSwitch } from './language-switch.js';
import { NAVIGATION } from './navigation.js';
import styles from './page-header.module.css';
import { ThemeMenu } from './theme-menu.js';

/** The bar above every page: wordmark, main navigation, language, appearance, account. Small screens fold it into a flyout. */
export function PageHeader() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const links = NAVIGATION.map(({ key, href, section, isMinor }) => (
    <li key={key} data-minor={isMinor}>
      <Link
        href={href}
        look="plain"
        onPress={() => setOpen(false)}
        {...(pathname.startsWith(section) ? { 'aria-current': 'page' as const } : {})}
      >
        {t(`navigation.${key}`)}
      </Link>
    </li>
  ));
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link href="/" look="plain" aria-label={`Tastwerk, ${t('home')}`}>
          <Wordmark />
        </Link>
        <Badge tone="accent">{t('alpha')}</Badge>
        <nav className={styles.navigation} aria-label={t('navigation.label')}>
          <ul>{links}</ul>
        </nav>
        <div className={styles.corner}>
          <LanguageSwitch />
          <ThemeMenu />
          <AccountCorner />
        </div>
        <div className={styles.burger}>
          <IconButton label={t('navigation.menu')} icon={<MenuIcon />} onPress={() => setOpen(true)} />
        </div>
      </div>
      <Flyout
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('navigation.menu')}
        closeLabel={t('navigation.close')}
      >
        <nav className={styles.folded} aria-label={t('navigation.label')}>
          <ul>{links}</ul>
          <AccountCorner />
          <div className={styles.settings}>
            <LanguageSwitch />
            <ThemeMenu />
          </div>
        </nav>
      </Flyout>
    </header>
  );
}
