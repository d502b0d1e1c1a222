import type { BraillePagesLayout } from '@tastwerk/editor-core';
import {
  type BraillePagination,
  type BrailleSystem,
  brailleTagOf,
  type CellPlace,
  type CellRange,
  cellSizeOf,
  cellsToUnicode,
  signsOfRow,
} from '@tastwerk/editor-core/braille';
import { VisuallyHidden } from '@tastwerk/ui';
import { type KeyboardEvent, type MouseEvent, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { moveCursor } from './cell-cursor.js';
import { RULER_MM, SheetLetters, SheetMarks, SheetRulers } from './sheet-aids.js';
import { cellAtPoint } from '../../parts/sheet-geometry.js';
import { SheetPicture } from './sheet-picture.js';
import styles from './sheet.module.css';
import { useRevealed } from './use-revealed.js';

interface BrailleSheetProps {
  readonly pagination: BraillePagination;
  /** Index of the page that is shown, from 0. */
  readonly page: number;
  readonly layout: BraillePagesLayout;
  readonly system: BrailleSystem;
  readonly cursor: CellPlace | null;
  readonly highlights: readonly CellRange[];
  /** Whether print stands under the cells. */
  readonly hasLetters: boolean;
  /** The cursor was moved to a cell; `leadsToPrint` when its print is to be selected in its field. */
  readonly onCursor: (place: CellPlace, leadsToPrint: boolean) => void;
}

/** One embossed page with rulers: arrow keys or a click put the cursor on a cell, Enter leads to its print. */
export function BrailleSheet({
  pagination,
  page,
  layout,
  system,
  cursor,
  highlights,
  hasLetters,
  onCursor,
}: BrailleSheetProps) {
  const { t } = useTranslation('braille');
  const helpId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  useRevealed(scroller, cursor);
  const shown = pagination.pages[page];
  const letters = useMemo(
    () => (hasLetters && shown ? shown.rows.map((_, row) => signsOfRow(pagination, { page, row })) : []),
    [hasLetters, shown, pagination, page],
  );
  if (!shown) return null;
  const here = cursor?.page === page ? cursor : null;

  const pressKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' && here) onCursor(here, true);
    else {
      const next = moveCursor(
        event.key,
        here ?? { page, row: 0, column: 0 },
        layout,
        pagination.pages.length,
      );
      if (!next) return;
      onCursor(here || next.page !== page ? next : { page, row: 0, column: 0 }, false);
    }
    event.preventDefault();
  };

  const pressPoint = (event: MouseEvent<HTMLDivElement>) => {
    const box = event.currentTarget.querySelector('svg')?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const mmPerPx = (layout.width + RULER_MM) / box.width;
    const point = {
      x: (event.clientX - box.left) * mmPerPx - RULER_MM,
      y: (event.clientY - box.top) * mmPerPx - RULER_MM,
    };
    const place = cellAtPoint(point, shown, cellSizeOf(layout));
    if (shown.rows[place.row]?.[place.column] !== undefined) onCursor({ page, ...place }, true);
  };

  const total = pagination.pages.length;
  return (
    <div ref={scroller} className={styles.scroller}>
      <div
        className={styles.frame}
        role="application"
        tabIndex={0}
        aria-label={t('sheet.label', { number: page + 1, total })}
        aria-describedby={helpId}
        onKeyDown={pressKey}
        onClick={pressPoint}
      >
        <SheetPicture
          page={shown}
          layout={layout}
          roomMm={RULER_MM}
          below={
            <SheetMarks
              page={shown}
              layout={layout}
              highlights={highlights.filter((range) => range.page === page)}
              cursor={here}
            />
          }
        >
          <SheetLetters page={shown} layout={layout} rows={letters} />
          <SheetRulers page={shown} layout={layout} cursor={here} />
        </SheetPicture>
      </div>
      <p id={helpId} hidden>
        {t('sheet.help')}
      </p>
      <VisuallyHidden>
        <ol aria-label={t('sheet.rows', { number: page + 1 })}>
          {shown.rows.map((row, index) => (
            <li key={index} lang={row.length === 0 ? undefined : brailleTagOf(system)}>
              {row.length === 0 ? t('sheet.emptyRow') : cellsToUnicode(row)}
            </li>
          ))}
        </ol>
      </VisuallyHidden>
    </div>
  );
}
