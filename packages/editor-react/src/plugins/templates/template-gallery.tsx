import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import { classNames, Skeleton } from '@tastwerk/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorLanguage } from '../../ports.js';
import card from '../../parts/picture-card.module.css';
import { TEMPLATE_IDS, type TemplateId } from './template-ids.js';
import styles from './template-gallery.module.css';
import { useTemplatePictures } from './use-template-pictures.js';

interface TemplateGalleryProps {
  readonly language: EditorLanguage;
  /** Writes the braille of the pictures; without it they show letters alone. */
  readonly translate: BrailleTranslator | undefined;
  readonly onChoose: (id: TemplateId) => void;
}

/** All templates as pictures of their pages, each a button. */
export function TemplateGallery({ language, translate, onChoose }: TemplateGalleryProps) {
  const { t } = useTranslation('templates');
  const pictures = useTemplatePictures(language, translate);
  const id = useId();
  return (
    <ul className={styles.gallery} aria-label={t('dialog.list')}>
      {TEMPLATE_IDS.map((template) => {
        const picture = pictures[template];
        return (
          <li key={template}>
            <button
              type="button"
              className={classNames(card.card, styles.card)}
              aria-labelledby={`${id}-${template}-name`}
              aria-describedby={`${id}-${template}-about`}
              onClick={() => onChoose(template)}
            >
              <span className={classNames(card.picture, styles.picture)}>
                {picture === undefined ? (
                  <Skeleton width="60%" />
                ) : (
                  <img src={picture} alt="" draggable={false} />
                )}
              </span>
              <span id={`${id}-${template}-name`} className={styles.name}>
                {t(`${template}.name`)}
              </span>
              <span id={`${id}-${template}-about`} className={styles.about}>
                {t(`${template}.about`)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
