import type { Kinds } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import { classNames, Skeleton } from '@tastwerk/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplateContribution } from '../../contributions/editor-plugin.js';
import type { TextSource } from '../../i18n/use-editor-i18n.js';
import type { EditorLanguage } from '../../ports.js';
import card from '../../parts/picture-card.module.css';
import styles from './template-gallery.module.css';
import { useTemplatePictures } from './use-template-pictures.js';

interface TemplateGalleryProps {
  readonly templates: readonly TemplateContribution[];
  readonly texts: Pick<TextSource, 'load'>;
  /** The kinds of which the templates are drawn; the same function each time. */
  readonly kindsOf: () => Promise<Kinds>;
  readonly language: EditorLanguage;
  /** Writes the braille of the pictures; without it they show letters alone. */
  readonly translate: BrailleTranslator | undefined;
  readonly onChoose: (template: TemplateContribution) => void;
}

/** All templates as pictures of their pages, each a button. */
export function TemplateGallery({
  templates,
  texts,
  kindsOf,
  language,
  translate,
  onChoose,
}: TemplateGalleryProps) {
  const { t } = useTranslation('templates');
  const pictures = useTemplatePictures(templates, texts, kindsOf, language, translate);
  const id = useId();
  return (
    <ul className={styles.gallery} aria-label={t('dialog.list')}>
      {templates.map((template) => {
        const { id: name } = template;
        const picture = pictures[name];
        return (
          <li key={name}>
            <button
              type="button"
              className={classNames(card.card, styles.card)}
              aria-labelledby={`${id}-${name}-name`}
              aria-describedby={`${id}-${name}-about`}
              onClick={() => onChoose(template)}
            >
              <span className={classNames(card.picture, styles.picture)}>
                {picture === undefined ? (
                  <Skeleton width="60%" />
                ) : (
                  <img src={picture} alt="" draggable={false} />
                )}
              </span>
              <span id={`${id}-${name}-name`} className={styles.name}>
                {t(`${name}.name`)}
              </span>
              <span id={`${id}-${name}-about`} className={styles.about}>
                {t(`${name}.about`)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
