import {
  BLANK_CELL,
  type BraillePagination,
  type BrailleSystem,
  type CellPlace,
  cellsToUnicode,
  type Sign,
  signsOfRow,
} from '@tastwerk/editor-core/braille';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { BrailleCells } from '../../parts/braille-cells.js';
import { useReadings } from '../../state/use-readings.js';
import { cellWords } from '../../sentences/cell-words.js';
import styles from './braille-view.module.css';

/** A sign that was not translated: braille of a file or by hand. */
const BRAILLE = /^[\u2801-\u28ff]+$/u;

function signAt(pagination: BraillePagination, place: CellPlace): Sign | undefined {
  return signsOfRow(pagination, place).find(({ from, to }) => from <= place.column && place.column < to);
}

/** The word around `place` as Unicode braille, where it was not translated; empty for all other cells. */
function wordToRead(pagination: BraillePagination, place: CellPlace | null): string {
  const row = place ? pagination.pages[place.page]?.rows[place.row] : undefined;
  if (!place || !row || !BRAILLE.test(signAt(pagination, place)?.print ?? '')) return '';
  const from = row.lastIndexOf(BLANK_CELL, place.column) + 1;
  const to = row.indexOf(BLANK_CELL, place.column);
  return cellsToUnicode(row.slice(from, to === -1 ? undefined : to));
}

/** What the cell at `place` is there for, in words; `reading` is what its word says in print, where that is known. */
function meaningOf(
  pagination: BraillePagination,
  place: CellPlace,
  reading: string | undefined,
  t: TFunction,
): string {
  const shown = pagination.pages[place.page];
  const cell = shown?.rows[place.row]?.[place.column];
  if (cell === undefined) return t('reading.nothing');
  const source = shown?.sources[place.row];
  if (!source) return t(cell === BLANK_CELL ? 'braille:reading.nothing' : 'braille:reading.pageNumber');
  const sign = signAt(pagination, place);
  if (!sign) return t(cell === BLANK_CELL ? 'braille:reading.indent' : 'braille:reading.hyphen');
  if (sign.print.trim() === '') return t('reading.space');
  return reading === undefined
    ? t('reading.writes', { print: sign.print })
    : t('reading.reads', { print: reading });
}

interface CellReadingProps {
  readonly pagination: BraillePagination;
  readonly system: BrailleSystem;
  readonly cursor: CellPlace | null;
}

/** Reads the cell under the cursor: its place, its dots and the print that it writes; for braille of a file what its word says in print. */
export function CellReading({ pagination, system, cursor }: CellReadingProps) {
  const { t } = useTranslation('braille');
  const [reading] = useReadings(wordToRead(pagination, cursor), system) ?? [];
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
              meaningOf(pagination, cursor, reading ?? undefined, t),
            ].join(' · ')
          : t('reading.none')}
      </p>
    </div>
  );
}
