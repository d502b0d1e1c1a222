import { memo } from 'react';
import { classNames } from '../class-names.js';
import styles from './data-grid.module.css';

/** How the texts of a column are written. */
export type ColumnKind = 'text' | 'number';

/** What is being typed in a cell of a row. */
export interface CellDraft {
  readonly text: string;
  readonly onType: (text: string) => void;
}

interface GridRowProps {
  readonly row: number;
  readonly cells: readonly string[];
  readonly topPx: number;
  readonly heightPx: number;
  readonly template: string;
  readonly kinds: readonly ColumnKind[];
  /** What stands in the row of names where a column has none. */
  readonly names: readonly string[];
  readonly hasRowHeader: boolean;
  /** Sentences about cells that cannot be used, by column. */
  readonly errors: readonly (string | undefined)[] | undefined;
  /** The column of the active cell where it is in this row. */
  readonly active: number | undefined;
  /** The selected columns of this row, from and to. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly errorId: string;
  readonly draft: CellDraft | undefined;
  /** Names the field in which a cell is typed. */
  readonly draftLabel: string | undefined;
}

/** The role of a cell; an empty one names no row. */
function roleOf(row: number, column: number, namesRow: boolean) {
  if (row === 0) return 'columnheader';
  return namesRow && column === 0 ? 'rowheader' : 'gridcell';
}

function CellField({
  draft,
  label,
  kind,
}: {
  draft: CellDraft;
  label: string | undefined;
  kind: ColumnKind;
}) {
  return (
    <input
      className={styles.input}
      aria-label={label}
      value={draft.text}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      autoComplete="off"
      onChange={({ target }) => draft.onType(target.value)}
    />
  );
}

/** A row of a grid; made again for what changed in it alone. */
export const GridRow = memo(function GridRow({
  row,
  cells,
  topPx,
  heightPx,
  template,
  kinds,
  names,
  hasRowHeader,
  errors,
  active,
  from,
  to,
  errorId,
  draft,
  draftLabel,
}: GridRowProps) {
  const isNames = row === 0;
  return (
    <div
      role="row"
      aria-rowindex={row + 1}
      className={classNames(styles.row, isNames && styles.names)}
      style={{
        gridTemplateColumns: template,
        height: heightPx,
        ...(isNames ? {} : { transform: `translateY(${topPx}px)` }),
      }}
    >
      {cells.map((text, column) => {
        const isActive = column === active;
        const error = errors?.[column];
        const kind = kinds[column] ?? 'text';
        const isSelected = from !== undefined && to !== undefined && column >= from && column <= to;
        const isPlaceholder = isNames && text === '';
        return (
          <div
            key={column}
            role={roleOf(row, column, hasRowHeader && text !== '')}
            tabIndex={isActive && !draft ? 0 : -1}
            aria-colindex={column + 1}
            aria-selected={isSelected}
            {...(error === undefined ? {} : { 'aria-invalid': true })}
            {...(error !== undefined && isActive ? { 'aria-describedby': errorId } : {})}
            className={styles.cell}
            data-row={row}
            data-column={column}
            data-active={isActive || undefined}
            data-kind={isNames ? 'text' : kind}
            data-names-row={(!isNames && hasRowHeader && column === 0) || undefined}
            data-placeholder={isPlaceholder || undefined}
            {...(error === undefined ? {} : { title: error })}
          >
            {isActive && draft ? (
              <CellField draft={draft} label={draftLabel} kind={isNames ? 'text' : kind} />
            ) : (
              <span className={styles.text}>{isPlaceholder ? names[column] : text}</span>
            )}
          </div>
        );
      })}
    </div>
  );
});
