import type { Graphic } from '@tastwerk/contracts';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { Badge } from '@tastwerk/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { FirstPage } from '../../thumbnails/first-page.js';
import styles from './variant-list.module.css';

/** The variants of a graphic to choose from: a column at the side, on small screens a strip that is swiped. */
export function VariantList({ graphic, current }: { readonly graphic: Graphic; readonly current: number }) {
  const { t } = useTranslation('catalogue');
  const { search } = useLocation();
  const chosen = useRef<HTMLLIElement>(null);
  const hidden = graphic.variants.filter((variant) => !variant.public).length;
  // A swipe over the details chooses another one, which then has to come into sight in the strip.
  useEffect(() => {
    // Some browsers answer with a promise, which is not for an effect to give back.
    void chosen.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav aria-label={t('dialog.variants')} className={styles.variants}>
      <p className={styles.heading}>
        {t('card.variants', { count: graphic.variants.length })}
        {hidden > 0 ? <Badge tone="warning">{t('card.hiddenCount', { count: hidden })}</Badge> : null}
      </p>
      <ul className={styles.list}>
        {graphic.variants.map((variant) => (
          <li key={variant.id} {...(variant.id === current ? { ref: chosen } : {})}>
            <Link
              to={{ pathname: `/catalogue/${graphic.id}/variant/${variant.id}`, search }}
              className={styles.variant}
              {...(variant.id === current ? { 'aria-current': 'true' } : {})}
            >
              <span className={styles.picture}>
                <FirstPage sheets={variant} />
              </span>
              <span
                className={styles.title}
                lang={variant.title ? languageOfSystem(variant.system) : undefined}
              >
                {variant.title || t('untitled')}
              </span>
              {variant.public ? null : <Badge tone="warning">{t('card.hidden')}</Badge>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
