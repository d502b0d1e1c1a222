import type { Document } from '@tastwerk/editor-core';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './tactile-dialog.module.css';
import type { BeforeAfter, Shown } from './tactile-pictures.js';

/** The most of the height of a screen that a page takes, in percent. */
const MOST_DVH = 64;

interface PaperProps {
  readonly caption: string;
  /** Absent while it is made. */
  readonly picture: string | undefined;
  readonly alt: string;
  readonly size: Pick<Document, 'width' | 'height'>;
}

function Paper({ caption, picture, alt, size: { width, height } }: PaperProps) {
  // As wide as there is room, and no higher than the screen.
  const style = {
    aspectRatio: `${width} / ${height}`,
    width: `min(100%, ${MOST_DVH * (width / height)}dvh)`,
  };
  return (
    <figure className={styles.figure}>
      <figcaption>{caption}</figcaption>
      {picture === undefined ? (
        <div className={styles.paper} style={style} />
      ) : (
        <img src={picture} alt={alt} className={styles.paper} style={style} />
      )}
    </figure>
  );
}

interface BeforeAfterViewProps {
  readonly document: Document;
  readonly pictures: BeforeAfter | undefined;
  readonly shown: Shown;
  readonly ref: Ref<HTMLDivElement>;
}

/** The page before and after, side by side where there is room, and the pages that are added. */
export function BeforeAfterView({ document, pictures, shown, ref }: BeforeAfterViewProps) {
  const { t } = useTranslation('tactile');
  const marked = pictures?.marked ?? 0;
  return (
    <div ref={ref} className={styles.papers}>
      <p className={styles.shown}>
        {t('pictures.ofStep', { step: t(shown === 'whole' ? 'steps.whole' : `step.${shown}`) })}
        {marked > 0 ? ` ${t('pictures.marks')}` : null}
      </p>
      <div className={styles.pair}>
        <Paper
          caption={t('pictures.before')}
          picture={pictures?.before}
          alt={t('pictures.beforeAlt', { count: marked })}
          size={document}
        />
        <Paper
          caption={t('pictures.after')}
          picture={pictures?.after}
          alt={t('pictures.afterAlt')}
          size={document}
        />
        {pictures?.more.map(({ name, picture }) => (
          <Paper
            key={name}
            caption={t('pictures.more', { name })}
            picture={picture}
            alt={t('pictures.moreAlt')}
            size={document}
          />
        ))}
      </div>
    </div>
  );
}
