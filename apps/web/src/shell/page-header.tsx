import { Badge, Button, Link, Wordmark } from '@tastwerk/ui';
import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BasketLink } from '../features/shop/basket/basket-link.js';
import { AccountCorner } from './account-corner.js';
import { LanguageSwitch } from './language-switch.js';
import { MainLinks } from './main-links.js';
import styles from './page-header.module.css';
import { ThemeMenu } from './theme-menu.js';

const FoldedNavigation = lazy(async () => ({
  default: (await import('./folded-navigation.js')).FoldedNavigation,
}));

/** The bar above every page: wordmark, main navigation, language, appearance, account. Small screens fold it into a flyout. */
export function PageHeader() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link href="/" look="plain" aria-label={`Tastwerk, ${t('home')}`}>
          <Wordmark />
        </Link>
        <Badge tone="accent">{t('alpha')}</Badge>
        <nav className={styles.navigation} aria-label={t('navigation.label')}>
          <MainLinks />
        </nav>
        <div className={styles.corner}>
          <BasketLink />
          <LanguageSwitch />
          <ThemeMenu />
          <AccountCorner />
        </div>
        <div className={styles.burger}>
          <BasketLink />
          <Button
            variant="quiet"
            icon={<MenuIcon />}
            aria-label={t('navigation.menu')}
            aria-haspopup="dialog"
            onPress={() => setOpen(true)}
          >
            {''}
          </Button>
        </div>
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <FoldedNavigation onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </header>
  );
}
