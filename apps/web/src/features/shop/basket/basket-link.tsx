import { Link, VisuallyHidden } from '@tastwerk/ui';
import { ShoppingBasket } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pieceCount } from './basket.js';
import styles from './basket-link.module.css';
import { onStoredBasket, storedBasket } from './basket-storage.js';

const storedPieces = () => pieceCount(storedBasket());

/** The way to the basket, with how many prints are in it: in what is stored, as it stands on pages that need no store of their own. */
export function BasketLink() {
  const { t } = useTranslation('shell');
  const count = useSyncExternalStore(onStoredBasket, storedPieces);
  const { pathname } = useLocation();
  return (
    <span className={styles.basket}>
      <Link
        href="/basket"
        look="plain"
        {...(pathname === '/basket' ? { 'aria-current': 'page' as const } : {})}
      >
        <ShoppingBasket aria-hidden="true" />
        <VisuallyHidden>{t('basket.link', { count })}</VisuallyHidden>
        {count > 0 ? (
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        ) : null}
      </Link>
    </span>
  );
}
