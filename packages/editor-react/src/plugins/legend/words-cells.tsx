import type { BrailleLookup, BrailleSystem } from '@tastwerk/editor-core/braille';
import { useTranslation } from 'react-i18next';
import { BrailleCells } from '../../parts/braille-cells.js';
import styles from './legend.module.css';

/** Cells that a row of the panel has room for. */
const CELLS_PER_ROW = 18;

interface WordsCellsProps {
  readonly text: string;
  readonly system: BrailleSystem;
  readonly book: BrailleLookup;
}

/** The braille of `text` line by line, as far as it is known. */
export function WordsCells({ text, system, book }: WordsCellsProps) {
  const { t } = useTranslation('legend');
  const rows = text.split('\n').map((line) => book.get(line.trimEnd(), system));
  const cells = rows.flatMap((row) => (row?.ok ? [row.value.cells] : []));
  if (text.trim() === '' || cells.length < rows.length) return null;
  return (
    <div className={styles.cells}>
      <BrailleCells
        label={t('brailleOf', { text })}
        rows={cells}
        system={system}
        cellsPerRow={CELLS_PER_ROW}
      />
    </div>
  );
}
