import {
  type BraillePagination,
  type CellPlace,
  type CellRange,
  cellsOfPrint,
  printOfCell,
  type PrintRange,
} from '@tastwerk/editor-core/braille';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { PrintElement } from './print-field.js';
import { keyOfPath } from '../../parts/print-texts.js';

/** The two ways between print and cells, and the page that is shown. */
export interface Routing {
  /** Index of the page that is shown, from 0. */
  readonly page: number;
  readonly showPage: (page: number) => void;
  readonly cursor: CellPlace | null;
  /** The cells that write the selected print. */
  readonly highlights: readonly CellRange[];
  /** Puts the cursor on a cell; `leadsToPrint` selects its print in the field that it comes from. */
  readonly putCursor: (place: CellPlace, leadsToPrint: boolean) => void;
  /** Notes what is selected in a field. */
  readonly selectPrint: (range: PrintRange) => void;
  /** Goes to a stretch of print: its field gets the focus, and its cells are shown. */
  readonly goToPrint: (range: PrintRange) => void;
  /** To be given each field's element. */
  readonly fieldRef: (path: readonly string[]) => (element: PrintElement | null) => void;
}

/** Routes between the fields of print and the cells of `pagination`. */
export function useRouting(pagination: BraillePagination): Routing {
  const fields = useRef(new Map<string, PrintElement>());
  const [chosenPage, setPage] = useState(0);
  const [cursor, setCursor] = useState<CellPlace | null>(null);
  const [selected, setSelected] = useState<PrintRange | null>(null);
  const page = Math.max(0, Math.min(chosenPage, pagination.pages.length - 1));
  const highlights = useMemo(
    () => (selected ? cellsOfPrint(pagination, selected) : []),
    [pagination, selected],
  );

  const focusPrint = useCallback(({ path, start, end }: PrintRange) => {
    const element = fields.current.get(keyOfPath(path));
    if (!element) return;
    element.focus();
    if (element.scrollHeight > element.clientHeight) {
      // A browser scrolls a long field to its caret when the focus comes, not when the caret does.
      element.setSelectionRange(start, start);
      element.blur();
      element.focus();
    }
    element.setSelectionRange(start, end);
  }, []);

  const selectPrint = useCallback(
    (range: PrintRange) => {
      setSelected(range);
      const cells = cellsOfPrint(pagination, range);
      const [first] = cells;
      if (!first) return;
      setPage((shown) => (cells.some((each) => each.page === shown) ? shown : first.page));
      setCursor({ page: first.page, row: first.row, column: first.from });
    },
    [pagination],
  );

  const putCursor = useCallback(
    (place: CellPlace, leadsToPrint: boolean) => {
      setPage(place.page);
      const print = printOfCell(pagination, place);
      if (print && leadsToPrint) focusPrint(print);
      setSelected(print ?? null);
      setCursor(place);
    },
    [pagination, focusPrint],
  );

  const goToPrint = useCallback(
    (range: PrintRange) => {
      focusPrint(range);
      selectPrint(range);
    },
    [focusPrint, selectPrint],
  );

  const fieldRef = useCallback(
    (path: readonly string[]) => (element: PrintElement | null) => {
      if (element) fields.current.set(keyOfPath(path), element);
      else fields.current.delete(keyOfPath(path));
    },
    [],
  );

  return { page, showPage: setPage, cursor, highlights, putCursor, selectPrint, goToPrint, fieldRef };
}
