import type { Graphic } from '@tastwerk/contracts';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import styles from './variant-list.module.css';

/** The variants of a graphic to choose from. */
export function VariantList({ graphic, current }: { readonly graphic: Graphic; readonly current: number }) {
  const { t } = useTranslation('catalogue');
  const { search } = useLocation();
  return (
    <nav aria-label={t('dialog.variants')}>
      <ul className={styles.list}>
        {graphic.variants.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={{ pathname: `/catalogue/${graphic.id}/variant/${id}`, search }}
              className={styles.variant}
              {...(id === current ? { 'aria-current': 'true' } : {})}
            >
              {title || t('untitled')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
