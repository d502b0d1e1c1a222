import {
  BLANK_CELL,
  type BraillePagination,
  type BrailleSystem,
  type CellPlace,
  signsOfRow,
} from '@tastwerk/editor-core/braille';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { BrailleCells } from '../../parts/braille-cells.js';
import { cellWords } from '../../sentences/cell-words.js';
import styles from './braille-view.module.css';

/** What the cell at `place` is there for, in words. */
function meaningOf(pagination: BraillePagination, place: CellPlace, t: TFunction): string {
  const shown = pagination.pages[place.page];
  const cell = shown?.rows[place.row]?.[place.column];
  if (cell === undefined) return t('reading.nothing');
  const source = shown?.sources[place.row];
  if (!source) return t(cell === BLANK_CELL ? 'braille:reading.nothing' : 'braille:reading.pageNumber');
  const sign = signsOfRow(pagination, place).find(
    ({ from, to }) => from <= place.column && place.column < to,
  );
  if (!sign) return t(cell === BLANK_CELL ? 'braille:reading.indent' : 'braille:reading.hyphen');
  return sign.print.trim() === '' ? t('reading.space') : t('reading.writes', { print: sign.print });
}

interface CellReadingProps {
  readonly pagination: BraillePagination;
  readonly system: BrailleSystem;
  readonly cursor: CellPlace | null;
}

/** Reads the cell under the cursor: its place, its dots and the print that it writes. */
export function CellReading({ pagination, system, cursor }: CellReadingProps) {
  const { t } = useTranslation('braille');
  const cell = cursor
    ? (pagination.pages[cursor.page]?.rows[cursor.row]?.[cursor.column] ?? BLANK_CELL)
    : null;
  return (
    <div className={styles.reading}>
      <div className={styles.readCell} aria-hidden="true">
        {cell === null ? null : <BrailleCells label={t('reading.cell')} rows={[[cell]]} system={system} />}
      </div>
      <p role="status">
        {cursor && cell !== null
          ? [
              t('reading.place', { row: cursor.row + 1, cell: cursor.column + 1 }),
              cellWords(cell, t),
              meaningOf(pagination, cursor, t),
            ].join(' · ')
          : t('reading.none')}
      </p>
    </div>
  );
}
