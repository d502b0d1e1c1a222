import { LIMITS } from '@tastwerk/editor-core';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BufferedField } from '../../parts/buffered-field.js';
import styles from './legend.module.css';
import type { LegendView } from './legend-view.js';
import { WordsCells } from './words-cells.js';

interface ExplainedRowProps extends Pick<LegendView, 'book' | 'document'> {
  /** A picture of what is explained. */
  readonly swatch: ReactNode;
  /** Its name, such as "Grid". */
  readonly name: string;
  readonly words: string;
  readonly onCommit: (words: string) => void;
}

/** A texture or a line with the words that explain it, in print and as cells. */
export function ExplainedRow({ swatch, name, words, onCommit, book, document }: ExplainedRowProps) {
  const { t } = useTranslation('legend');
  return (
    <li className={styles.row}>
      <span className={styles.picture}>{swatch}</span>
      <div className={styles.words}>
        <BufferedField
          label={t('words', { name })}
          value={words}
          textLanguage={languageOfSystem(document.system)}
          maxLength={LIMITS.titleLength}
          onCommit={onCommit}
          {...(words.trim() === '' ? { description: t('wordsHelp') } : {})}
        />
        <WordsCells text={words} system={document.system} book={book} />
      </div>
    </li>
  );
}
