import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DataGridTexts } from './data-grid-texts.js';
import type { GridKey } from './grid-keys.js';
import {
  blockBetween,
  filled,
  type GridBlock,
  type GridLimits,
  type GridPlace,
  type GridRows,
  pasted,
  placeIn,
  textsIn,
  withColumn,
  withoutColumns,
  withoutRows,
  withRow,
} from './grid-model.js';
import { readTabSeparated, writeTabSeparated } from './tab-separated.js';
import { useGridHistory } from './use-grid-history.js';

/** Rows that PageUp and PageDown go. */
const PAGE_ROWS = 10;

/** What a grid works on. */
export interface DataGridPort {
  readonly rows: GridRows;
  readonly onChange: (rows: GridRows) => void;
  readonly texts: DataGridTexts;
  readonly limits: GridLimits;
  readonly hasFixedColumns: boolean;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** The active cell, the selection and the text being typed, with all that changes them. */
export function useDataGrid({ rows, onChange, texts, limits, hasFixedColumns, scroller }: DataGridPort) {
  const history = useGridHistory(rows, onChange);
  const [cursor, setCursor] = useState<{ readonly active: GridPlace; readonly anchor: GridPlace }>({
    active: { row: 1, column: 0 },
    anchor: { row: 1, column: 0 },
  });
  const active = placeIn(rows, cursor.active);
  const anchor = placeIn(rows, cursor.anchor);
  const block = blockBetween(active, anchor);
  /** What is being typed in the active cell. */
  const [draft, setDraft] = useState<string | null>(null);
  const isTyping = useRef(false);
  const [said, setSaid] = useState('');

  const wantsFocus = useRef(false);
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    const cell = scroller.current?.querySelector<HTMLElement>('[data-active]');
    const target = cell?.querySelector('input') ?? cell;
    target?.focus({ preventScroll: true });
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });

  const isFree = ({ row }: GridPlace) => row > 0 || !hasFixedColumns;
  const canGrow = { row: rows.length < limits.rows, column: (rows[0]?.length ?? 1) < limits.columns };

  function goTo(place: GridPlace, isExtending = false): void {
    wantsFocus.current = true;
    const next = placeIn(rows, place);
    const from = isExtending ? anchor : next;
    setCursor({ active: next, anchor: from });
    const { top, left, bottom, right } = blockBetween(next, from);
    if (isExtending) setSaid(texts.selected(bottom - top + 1, right - left + 1));
  }

  function select(next: GridBlock): void {
    wantsFocus.current = true;
    setCursor({
      active: { row: next.top, column: next.left },
      anchor: { row: next.bottom, column: next.right },
    });
  }

  /** Begins to type, at once: the key that began it still has to write its character into the field. */
  function begin(text: string, place = active): void {
    if (!isFree(place)) return;
    isTyping.current = true;
    wantsFocus.current = true;
    flushSync(() => {
      setCursor({ active: place, anchor: place });
      setDraft(text);
    });
  }

  /** Ends typing and returns the grid with what was typed, or as it was where it `isKept` not. */
  function end(isKept = true): GridRows {
    if (!isTyping.current || draft === null) return rows;
    isTyping.current = false;
    setDraft(null);
    if (!isKept) return rows;
    const next = filled(rows, blockBetween(active, active), draft);
    history.change(next);
    return next;
  }

  /** Ends typing with Enter: goes on below, in a new row where there is none. */
  function endBelow(step: 1 | -1): void {
    const next = end();
    const row = active.row + step;
    wantsFocus.current = true;
    const isNew = row >= next.length && canGrow.row && draft !== '';
    if (isNew) history.change(withRow(next, row));
    const place = { row: isNew ? row : placeIn(next, { ...active, row }).row, column: active.column };
    setCursor({ active: place, anchor: place });
  }

  /** Ends typing with Tab: goes on beside, at the end of a row in the next. Says whether there is a cell to go to. */
  function endBeside(step: 1 | -1): boolean {
    end();
    const columns = rows[0]?.length ?? 1;
    const index = active.row * columns + active.column + step;
    if (index < 0 || index >= rows.length * columns) return false;
    goTo({ row: Math.floor(index / columns), column: index % columns });
    return true;
  }

  function addRow(after: 0 | 1): void {
    if (!canGrow.row) return;
    const row = Math.max(1, block[after === 1 ? 'bottom' : 'top'] + after);
    history.change(withRow(rows, row));
    const place = { row, column: active.column };
    setCursor({ active: place, anchor: place });
    setSaid(texts.rowAdded(row));
  }

  function addColumn(after: 0 | 1): void {
    if (!canGrow.column || hasFixedColumns) return;
    const column = block[after === 1 ? 'right' : 'left'] + after;
    history.change(withColumn(rows, column));
    const place = { row: active.row, column };
    setCursor({ active: place, anchor: place });
    setSaid(texts.columnAdded(column + 1));
  }

  function collapse(place: GridPlace): void {
    setCursor({ active: place, anchor: place });
  }

  function removeRows(): void {
    const top = Math.max(1, block.top);
    if (block.bottom < top) return;
    history.change(withoutRows(rows, top, block.bottom));
    collapse({ row: top, column: active.column });
    setSaid(texts.rowsRemoved(block.bottom - top + 1));
  }

  function removeColumns(): void {
    if (hasFixedColumns) return;
    history.change(withoutColumns(rows, block.left, block.right));
    collapse({ row: active.row, column: block.left });
    setSaid(texts.columnsRemoved(block.right - block.left + 1));
  }

  function undo(): void {
    if (history.undo()) setSaid(texts.undone);
  }

  function paste(text: string): void {
    const read = readTabSeparated(text);
    if (read.length === 0) return;
    const [single] = read[0] ?? [];
    const isSingle = read.length === 1 && read[0]?.length === 1;
    if (isSingle && single !== undefined) {
      history.change(filled(rows, block, single, isFree));
      return;
    }
    const top = hasFixedColumns ? Math.max(1, block.top) : block.top;
    const most = hasFixedColumns ? { ...limits, columns: rows[0]?.length ?? 1 } : limits;
    const done = pasted(rows, { row: top, column: block.left }, read, most);
    history.change(done.rows);
    select(done.block);
    const size = [done.block.bottom - done.block.top + 1, done.block.right - done.block.left + 1] as const;
    setSaid(done.isCut ? texts.pastedInPart(...size) : texts.pasted(...size));
  }

  function follow(key: GridKey): boolean {
    const last = { row: rows.length - 1, column: (rows[0]?.length ?? 1) - 1 };
    switch (key.does) {
      case 'move':
        goTo({ row: active.row + key.by.row, column: active.column + key.by.column }, key.isExtending);
        return true;
      case 'page':
        goTo({ row: active.row + key.direction * PAGE_ROWS, column: active.column }, key.isExtending);
        return true;
      case 'edge': {
        const row = key.to === 'start' ? 0 : key.to === 'end' ? last.row : active.row;
        const column = key.to === 'start' || key.to === 'row-start' ? 0 : last.column;
        goTo({ row, column }, key.isExtending);
        return true;
      }
      case 'edit':
        begin(rows[active.row]?.[active.column] ?? '');
        return true;
      case 'type':
        // Not taken away: the browser writes the character into the field that is there now.
        begin('');
        return false;
      case 'clear':
        history.change(filled(rows, block, '', isFree));
        return true;
      case 'all':
        setCursor({ active: { row: 0, column: 0 }, anchor: last });
        setSaid(texts.selected(rows.length, last.column + 1));
        return true;
      case 'undo':
        undo();
        return true;
      case 'redo':
        if (history.redo()) setSaid(texts.redone);
        return true;
      case 'add-row':
        addRow(key.after);
        return true;
      case 'add-column':
        addColumn(key.after);
        return true;
      case 'remove-rows':
        removeRows();
        return true;
      case 'remove-columns':
        removeColumns();
        return true;
      case 'collapse':
        if (active.row === anchor.row && active.column === anchor.column) return false;
        collapse(active);
        return true;
    }
  }

  /** Does what a key says; false leaves it to what is around the grid. */
  function press(key: GridKey): boolean {
    const isDone = follow(key);
    // Where rows are taken away the cell that had the focus may be gone.
    if (isDone) wantsFocus.current = true;
    return isDone;
  }

  return {
    active,
    block,
    draft,
    setDraft,
    said,
    canGrow,
    canUndo: history.canUndo,
    goTo,
    begin,
    end,
    endBelow,
    endBeside,
    cancel() {
      wantsFocus.current = true;
      end(false);
    },
    addRow,
    addColumn,
    removeRows,
    removeColumns,
    undo,
    paste,
    copied: () => writeTabSeparated(textsIn(rows, block)),
    cut() {
      history.change(filled(rows, block, '', isFree));
    },
    press,
  };
}
