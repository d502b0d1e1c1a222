import { Minus, Plus, TriangleAlert, Undo2 } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, useId, useMemo, useRef } from 'react';
import { Button } from '../button/button.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Toolbar } from '../toolbar/toolbar.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import styles from './data-grid.module.css';
import type { DataGridTexts } from './data-grid-texts.js';
import { gridKey } from './grid-keys.js';
import { fullRows, type GridLimits, type GridPlace, type GridRows } from './grid-model.js';
import { type CellDraft, type ColumnKind, GridRow } from './grid-row.js';
import { useDataGrid } from './use-data-grid.js';
import { useGridWindow } from './use-grid-window.js';

/** Props of `DataGrid`. */
export interface DataGridProps {
  readonly label: string;
  /** The first row holds the names of the columns. Rows that are shorter than the longest are filled up. */
  readonly rows: GridRows;
  readonly onChange: (rows: GridRows) => void;
  readonly texts: DataGridTexts;
  /** The kind of each column; text where there is none. */
  readonly kinds?: readonly ColumnKind[];
  /** What is wrong with a cell, in one sentence. */
  readonly errorAt?: (row: number, column: number) => string | undefined;
  /** Whether the first cell of a row names it. */
  readonly hasRowHeader?: boolean;
  /** Whether the columns and their names stay as they are. */
  readonly hasFixedColumns?: boolean;
  readonly limits?: GridLimits;
  readonly rowHeightPx?: number;
  /** Rows that are seen at most besides that of the names: the grid is then as high as its rows; else as what is around it. */
  readonly seenRows?: number;
}

const ROW_PX = 34;
const ICON_PX = 14;
/** Both edges around the rows, and room for a bar to scroll sideways. */
const EDGES_PX = 14;
const LIMITS: GridLimits = { rows: 1001, columns: 50 };
const NO_KINDS: readonly ColumnKind[] = [];
/** Least widths in rem of the first column and of the others. */
const FIRST_REM = 8;
const OTHER_REM = 6;

function placeOf(target: EventTarget): GridPlace | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLElement>('[data-row][data-column]');
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined;
}

/**
 * Texts in rows and columns, typed and pasted as in a spreadsheet. One tab stop: arrow keys go through the cells, a letter writes in place of what
 * stands there, Enter and F2 go on writing in it. Only rows that are seen are in the page.
 */
export function DataGrid({
  label,
  rows: given,
  onChange,
  texts,
  kinds = NO_KINDS,
  errorAt,
  hasRowHeader = false,
  hasFixedColumns = false,
  limits = LIMITS,
  rowHeightPx = ROW_PX,
  seenRows,
}: DataGridProps) {
  const rows = useMemo(() => fullRows(given), [given]);
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useDataGrid({ rows, onChange, texts, limits, hasFixedColumns, scroller });
  const { active, block, draft } = grid;
  const shown = useGridWindow(scroller, rowHeightPx);
  const [errorId, helpId] = [useId(), useId()];
  const pointer = useRef('mouse');

  const columns = rows[0]?.length ?? 1;
  const names = useMemo(
    () => (rows[0] ?? []).map((name, column) => name || texts.column(column + 1)),
    [rows, texts],
  );
  const template = `minmax(${FIRST_REM}rem, 1.4fr) repeat(${columns - 1}, minmax(${OTHER_REM}rem, 1fr))`;
  const leastWidth = `${FIRST_REM + (columns - 1) * OTHER_REM}rem`;

  const indexes = useMemo(() => {
    const end = Math.min(rows.length, shown.end);
    const first = Math.max(1, shown.first);
    const seen = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
    const isOutside = active.row > 0 && (active.row < first || active.row >= end);
    return [0, ...(isOutside ? [...seen, active.row].sort((a, b) => a - b) : seen)];
  }, [rows.length, shown, active.row]);

  const errorsOf = (row: number) => {
    const cells = rows[row] ?? [];
    const found = errorAt ? cells.map((_, column) => errorAt(row, column)) : [];
    return found.some((error) => error !== undefined) ? found : undefined;
  };
  const error = errorAt?.(active.row, active.column);

  const cellDraft: CellDraft | undefined =
    draft === null ? undefined : { text: draft, onType: grid.setDraft };
  const draftLabel = [
    names[active.column],
    active.row === 0 ? undefined : rows[active.row]?.[0] || texts.row(active.row),
  ]
    .filter((part) => part !== undefined)
    .join(', ');

  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (draft === null) {
      const key = gridKey(event);
      if (!key || !grid.press(key)) return;
    } else if (event.key === 'Escape') grid.cancel();
    else if (event.key === 'Enter') grid.endBelow(event.shiftKey ? -1 : 1);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      grid.end();
      grid.goTo({ row: active.row + (event.key === 'ArrowDown' ? 1 : -1), column: active.column });
    } else if (event.key !== 'Tab' || !grid.endBeside(event.shiftKey ? -1 : 1)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const pointerDown = (event: PointerEvent<HTMLElement>) => {
    pointer.current = event.pointerType || 'mouse';
    const place = placeOf(event.target);
    if (
      !place ||
      event.target instanceof HTMLInputElement ||
      pointer.current !== 'mouse' ||
      event.button !== 0
    )
      return;
    grid.end();
    grid.goTo(place, event.shiftKey);
  };
  const pointerOver = (event: PointerEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    if (place && event.pointerType === 'mouse' && event.buttons === 1 && draft === null)
      grid.goTo(place, true);
  };
  const textAt = ({ row, column }: GridPlace) => rows[row]?.[column] ?? '';
  /** A finger chooses a cell by a tap, so that it can scroll, and writes in it by a second one. */
  const tap = (target: EventTarget) => {
    const place = placeOf(target);
    if (!place || pointer.current === 'mouse' || target instanceof HTMLInputElement) return;
    grid.end();
    if (place.row === active.row && place.column === active.column && draft === null)
      grid.begin(textAt(place), place);
    else grid.goTo(place);
  };
  const doubleClick = (target: EventTarget) => {
    const place = placeOf(target);
    if (place && !(target instanceof HTMLInputElement)) grid.begin(textAt(place), place);
  };

  const copy = (event: ClipboardEvent<HTMLElement>, isCut: boolean) => {
    if (draft !== null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', grid.copied());
    if (isCut) grid.cut();
  };
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    if (draft !== null) return;
    event.preventDefault();
    grid.paste(event.clipboardData.getData('text/plain'));
  };

  return (
    <div className={styles.frame}>
      <div className={styles.tools}>
        <Toolbar label={texts.tools}>
          <Button
            variant="quiet"
            icon={<Plus size={ICON_PX} />}
            isDisabled={!grid.canGrow.row}
            onPress={() => grid.addRow(1)}
          >
            {texts.addRow}
          </Button>
          {hasFixedColumns ? null : (
            <Button
              variant="quiet"
              icon={<Plus size={ICON_PX} />}
              isDisabled={!grid.canGrow.column}
              onPress={() => grid.addColumn(1)}
            >
              {texts.addColumn}
            </Button>
          )}
          <Button
            variant="quiet"
            icon={<Minus size={ICON_PX} />}
            isDisabled={block.bottom === 0}
            onPress={grid.removeRows}
          >
            {texts.removeRows}
          </Button>
          {hasFixedColumns ? null : (
            <Button
              variant="quiet"
              icon={<Minus size={ICON_PX} />}
              isDisabled={columns === 1}
              onPress={grid.removeColumns}
            >
              {texts.removeColumns}
            </Button>
          )}
          <IconButton
            label={texts.undo}
            icon={<Undo2 size={ICON_PX} />}
            isDisabled={!grid.canUndo}
            onPress={grid.undo}
          />
        </Toolbar>
      </div>
      <div
        ref={scroller}
        className={styles.scroller}
        {...(seenRows === undefined ? {} : { style: { maxHeight: (seenRows + 1) * rowHeightPx + EDGES_PX } })}
        role="grid"
        aria-label={label}
        {...(texts.help === '' ? {} : { 'aria-describedby': helpId })}
        aria-rowcount={rows.length}
        aria-colcount={columns}
        aria-multiselectable="true"
        onKeyDown={keyDown}
        onPointerDown={pointerDown}
        onPointerOver={pointerOver}
        onClick={({ target }) => tap(target)}
        onDoubleClick={({ target }) => doubleClick(target)}
        onCopy={(event) => copy(event, false)}
        onCut={(event) => copy(event, true)}
        onPaste={paste}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) grid.end();
        }}
      >
        <div
          role="rowgroup"
          className={styles.rows}
          style={{ height: rows.length * rowHeightPx, minWidth: leastWidth }}
        >
          {indexes.map((row) => {
            const isIn = row >= block.top && row <= block.bottom;
            const isActive = row === active.row;
            return (
              <GridRow
                key={row}
                row={row}
                cells={rows[row] ?? []}
                topPx={row * rowHeightPx}
                heightPx={rowHeightPx}
                template={template}
                kinds={kinds}
                names={names}
                hasRowHeader={hasRowHeader}
                errors={errorsOf(row)}
                active={isActive ? active.column : undefined}
                from={isIn ? block.left : undefined}
                to={isIn ? block.right : undefined}
                errorId={errorId}
                draft={isActive ? cellDraft : undefined}
                draftLabel={isActive && cellDraft ? draftLabel : undefined}
              />
            );
          })}
        </div>
      </div>
      <p id={errorId} className={styles.error} hidden={error === undefined}>
        <TriangleAlert size={ICON_PX} aria-hidden="true" />
        {error}
      </p>
      {texts.help === '' ? null : (
        <p id={helpId} className={styles.help}>
          {texts.help}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{grid.said}</span>
      </VisuallyHidden>
    </div>
  );
}
