import { Badge } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { CatalogueGraphic } from './graphics-of.js';
import styles from './graphic-card.module.css';
import { Thumbnail } from './thumbnail.js';

/** A graphic in the grid: its first page, its title and what a buyer or teacher asks first. */
export function GraphicCard({ graphic }: { readonly graphic: CatalogueGraphic }) {
  const { t } = useTranslation('catalogue');
  const { search } = useLocation();
  const { first, variants } = graphic;
  return (
    <li className={styles.card}>
      <Link
        to={{ pathname: `/catalogue/${graphic.id}/variant/${first.variant_id}`, search }}
        className={styles.link}
      >
        <span className={styles.picture}>
          <Thumbnail
            fileName={first.current_file_name}
            page={1}
            size="sm"
            format={first.graphic_format}
            isLandscape={first.graphic_landscape}
            alt=""
          />
        </span>
        <span className={styles.title}>{graphic.title || t('untitled')}</span>
      </Link>
      <p className={styles.facts}>
        {t('card.facts', {
          format: first.graphic_format.toUpperCase(),
          pages: t('pages', { count: first.graphic_no_of_pages }),
          system: t(`system.${first.system.replace(':', '_')}`),
        })}
      </p>
      {variants.length > 1 || !first.public ? (
        <p className={styles.badges}>
          {variants.length > 1 ? <Badge>{t('card.variants', { count: variants.length })}</Badge> : null}
          {first.public ? null : <Badge tone="warning">{t('card.hidden')}</Badge>}
        </p>
      ) : null}
    </li>
  );
}
