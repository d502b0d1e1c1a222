import { useSystemNames } from '@tastwerk/editor-react/system-names';
import { Badge } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { FirstPage } from '../../thumbnails/first-page.js';
import type { CatalogueGraphic } from './graphics-of.js';
import styles from './graphic-card.module.css';

/** A graphic in the grid: its first page, its title and what a buyer or teacher asks first. */
export function GraphicCard({ graphic }: { readonly graphic: CatalogueGraphic }) {
  const { t } = useTranslation('catalogue');
  const { search } = useLocation();
  const { first, variants } = graphic;
  const systemName = useSystemNames([first.system]);
  const hidden = variants.filter((variant) => !variant.public).length;
  return (
    <li className={styles.card}>
      <Link
        to={{ pathname: `/catalogue/${graphic.id}/variant/${first.variant_id}`, search }}
        className={styles.link}
      >
        <span className={styles.picture}>
          <FirstPage sheets={first} />
        </span>
        <span className={styles.title} lang={graphic.titleLanguage}>
          {graphic.title || t('untitled')}
        </span>
      </Link>
      <p className={styles.facts}>
        {t('card.facts', {
          format: first.graphic_format.toUpperCase(),
          pages: t('pages', { count: first.graphic_no_of_pages }),
          system: systemName(first.system),
        })}
      </p>
      {variants.length > 1 || hidden > 0 ? (
        <p className={styles.badges}>
          {variants.length > 1 ? <Badge>{t('card.variants', { count: variants.length })}</Badge> : null}
          {hidden > 0 ? (
            <Badge tone="warning">
              {variants.length > 1 ? t('card.hiddenCount', { count: hidden }) : t('card.hidden')}
            </Badge>
          ) : null}
        </p>
      ) : null}
    </li>
  );
}
