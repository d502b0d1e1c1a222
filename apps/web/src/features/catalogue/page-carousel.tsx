import { IconButton, ToggleButton } from '@tastwerk/ui';
import { ChevronLeft, ChevronRight, Mountain, Printer } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './page-carousel.module.css';
import { ReliefPicture } from './relief-picture.js';
import { Thumbnail } from '../../thumbnails/thumbnail.js';
import { useSwipe } from './use-swipe.js';

const LOOKS = [
  ['print', <Printer key="print" size={18} />],
  ['relief', <Mountain key="relief" size={18} />],
] as const;

/** What of a version the carousel shows. */
export interface CarouselSheets {
  readonly current_file_name: string;
  readonly graphic_format: 'a4' | 'a3';
  readonly graphic_landscape: boolean;
  readonly graphic_no_of_pages: number;
}

interface PageCarouselProps {
  readonly sheets: CarouselSheets;
  /** Title of the graphic, for those who do not see it. */
  readonly title: string;
  /** BCP 47 tag of the title. */
  readonly titleLanguage: string;
  /** The page that is shown, from 1; whoever keeps it may come back to it. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** A swipe to where there is no further page. */
  readonly onBeyond?: (by: 1 | -1) => void;
}

/** The pages of a version one at a time, as sheets on a desk: as they are printed, or as they swell. Arrow keys and swipes turn them. */
export function PageCarousel({ sheets, title, titleLanguage, page, onPage, onBeyond }: PageCarouselProps) {
  const { t } = useTranslation('catalogue');
  const [look, setLook] = useState<'print' | 'relief'>('print');
  const {
    current_file_name: fileName,
    graphic_format: format,
    graphic_landscape: isLandscape,
    graphic_no_of_pages: count,
  } = sheets;
  // In words of no language but the title's, which is that of the whole.
  const alt = count > 1 ? t('carousel.alt', { title, page, count }) : title;
  const turn = (by: 1 | -1) => {
    if (page + by >= 1 && page + by <= count) onPage(page + by);
  };
  const swipe = useSwipe((by) => {
    if (page + by >= 1 && page + by <= count) turn(by);
    else onBeyond?.(by);
  });
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    turn(event.key === 'ArrowRight' ? 1 : -1);
  };
  return (
    <div className={styles.carousel} role="group" aria-label={t('carousel.label')} onKeyDown={press}>
      <div
        className={styles.desk}
        {...swipe}
        {...(count > 1 ? { tabIndex: 0, role: 'group', 'aria-label': t('carousel.keys') } : {})}
      >
        {look === 'print' ? (
          <Thumbnail
            key={`${fileName} ${page}`}
            fileName={fileName}
            page={page}
            size="xl"
            format={format}
            isLandscape={isLandscape}
            alt={alt}
            altLanguage={titleLanguage}
          />
        ) : (
          <ReliefPicture
            fileName={fileName}
            page={page}
            format={format}
            isLandscape={isLandscape}
            alt={t('relief.alt', { picture: alt })}
            altLanguage={titleLanguage}
          />
        )}
      </div>
      {count > 1 ? (
        <div className={styles.steps}>
          <IconButton
            label={t('carousel.previous')}
            icon={<ChevronLeft />}
            isDisabled={page === 1}
            onPress={() => turn(-1)}
          />
          <span role="status">{t('carousel.place', { page, count })}</span>
          <IconButton
            label={t('carousel.next')}
            icon={<ChevronRight />}
            isDisabled={page === count}
            onPress={() => turn(1)}
          />
        </div>
      ) : null}
      <div className={styles.looks} role="group" aria-label={t('relief.label')}>
        {LOOKS.map(([id, icon]) => (
          <ToggleButton
            key={id}
            label={t(`relief.${id}`)}
            icon={icon}
            isOutlined
            isSelected={look === id}
            onChange={() => setLook(id)}
          />
        ))}
      </div>
      {look === 'relief' ? <p className={styles.note}>{t('relief.note')}</p> : null}
    </div>
  );
}
