import type { Variant } from '@tastwerk/contracts';
import { IconButton } from '@tastwerk/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './page-carousel.module.css';
import { Thumbnail } from './thumbnail.js';

/** The pages of a variant one at a time, as sheets on a desk. */
export function PageCarousel({ variant }: { readonly variant: Variant }) {
  const { t } = useTranslation('catalogue');
  const [page, setPage] = useState(1);
  const count = variant.graphic_no_of_pages;
  const title = variant.parent_graphic.title || t('untitled');
  return (
    <div className={styles.carousel} role="group" aria-label={t('carousel.label')}>
      <div className={styles.desk}>
        <Thumbnail
          key={page}
          fileName={variant.current_file_name}
          page={page}
          size="xl"
          format={variant.graphic_format}
          isLandscape={variant.graphic_landscape}
          alt={t('carousel.alt', { title, page, count })}
        />
      </div>
      {count > 1 ? (
        <div className={styles.steps}>
          <IconButton
            label={t('carousel.previous')}
            icon={<ChevronLeft />}
            isDisabled={page === 1}
            onPress={() => setPage(page - 1)}
          />
          <span role="status">{t('carousel.place', { page, count })}</span>
          <IconButton
            label={t('carousel.next')}
            icon={<ChevronRight />}
            isDisabled={page === count}
            onPress={() => setPage(page + 1)}
          />
        </div>
      ) : null}
    </div>
  );
}
