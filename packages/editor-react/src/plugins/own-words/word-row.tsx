import { cellsFromUnicode, languageOfSystem } from '@tastwerk/editor-core/braille';
import { holdsIn, lettersOf, type OwnWord, WORD_PLACES } from '@tastwerk/editor-core/own-words';
import { IconButton } from '@tastwerk/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BrailleCells } from '../../parts/braille-cells.js';
import { useSystemNames } from '../../parts/braille-systems/use-system-names.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState } from '../../state/use-editor-state.js';
import styles from './own-words.module.css';

const ICON_PX = 16;

interface WordRowProps {
  readonly word: OwnWord;
  readonly onEdit?: () => void;
  readonly onRemove?: () => void;
}

/** An own word: its letters with their divisions, its cells, and where it holds. */
export function WordRow({ word, onEdit, onRemove }: WordRowProps) {
  const { t } = useTranslation('ownWords');
  const system = useEditorState((state) => documentOf(state).system);
  const nameOf = useSystemNames([word.system]);
  const isAnywhere = word.places.length === WORD_PLACES.length;
  const places = isAnywhere ? t('places.any') : word.places.map((place) => t(`places.${place}`)).join(', ');
  const letters = lettersOf(word);
  return (
    <li className={styles.row}>
      <div className={styles.word}>
        <span lang={languageOfSystem(word.system)}>{word.word}</span>
        <span className={styles.note}>
          {places}
          {holdsIn(word, system) ? null : ` · ${t('otherSystem', { system: nameOf(word.system) })}`}
        </span>
      </div>
      <div className={styles.cells}>
        {word.braille === null ? (
          <span className={styles.note}>{t('divided')}</span>
        ) : (
          <BrailleCells
            label={t('cellsOf', { word: letters })}
            rows={[cellsFromUnicode(word.braille)]}
            system={word.system}
            cellsPerRow={CELLS_SHOWN}
          />
        )}
      </div>
      {onEdit && onRemove ? (
        <div className={styles.tools}>
          <IconButton
            label={t('edit', { word: letters })}
            icon={<Pencil size={ICON_PX} />}
            onPress={onEdit}
          />
          <IconButton
            label={t('remove', { word: letters })}
            icon={<Trash2 size={ICON_PX} />}
            onPress={onRemove}
          />
        </div>
      ) : null}
    </li>
  );
}

/** Cells for which a row has room in true size. */
const CELLS_SHOWN = 12;
