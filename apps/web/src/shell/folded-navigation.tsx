import { Flyout } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { AccountCorner } from './account-corner.js';
import { LanguageSwitch } from './language-switch.js';
import { MainLinks } from './main-links.js';
import styles from './page-header.module.css';
import { ThemeMenu } from './theme-menu.js';

/** What the bar has no room for on a small screen. */
export function FoldedNavigation({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Flyout isOpen onClose={onClose} title={t('navigation.menu')} closeLabel={t('navigation.close')}>
      <nav className={styles.folded} aria-label={t('navigation.label')}>
        <MainLinks onLeave={onClose} />
        <AccountCorner />
        <div className={styles.settings}>
          <LanguageSwitch />
          <ThemeMenu />
        </div>
      </nav>
    </Flyout>
  );
}
