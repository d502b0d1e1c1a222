import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import {
  Button,
  DropIndicator,
  GridList,
  GridListItem,
  type Key,
  ListLayout,
  useDragAndDrop,
  Virtualizer,
} from 'react-aria-components';
import { classNames } from '../class-names.js';
import { pressInRows, type RowDrop, type RowKey } from '../tree/row-keys.js';
import movable from '../movable-rows/movable-rows.module.css';
import styles from './list.module.css';

/** One row. Keep the same object while nothing of it changed: it is then not made again. */
export interface ListRow {
  readonly id: string;
  /** What it is called: read out, and found by its first letters. */
  readonly text: string;
}

/** Props of `List`. */
export interface ListProps<R extends ListRow> {
  readonly label: string;
  readonly rows: readonly R[];
  /** The one row that is chosen. */
  readonly selectedId: string;
  readonly onSelect: (id: string) => void;
  readonly renderRow: (row: R) => ReactNode;
  readonly rowHeightPx: number;
  /** A double click or Enter on a row. */
  readonly onAction?: (id: string) => void;
  /** F2, Delete and Alt with an arrow key on the row `id`. */
  readonly onKey?: (key: RowKey, id: string) => void;
  /** Names the handle that drags a row by keyboard; rows are not moved without `onDrop`. */
  readonly dragLabel?: string;
  readonly onDrop?: (drop: RowDrop) => void;
}

const ICON_PX = 14;

/** Rows of which one is chosen, by arrow keys too. Rows can be dragged where it says so; only those that are seen are in the page. */
export function List<R extends ListRow>({
  label,
  rows,
  selectedId,
  onSelect,
  renderRow,
  rowHeightPx,
  onAction,
  onKey,
  dragLabel,
  onDrop,
}: ListProps<R>) {
  const list = useRef<HTMLDivElement>(null);
  const textOf = (key: Key) => rows.find(({ id }) => id === key)?.text ?? '';
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': textOf(key) })),
    onReorder: ({ keys, target }) =>
      onDrop?.({ ids: [...keys].map(String), target: String(target.key), position: target.dropPosition }),
    renderDropIndicator: (target) => <DropIndicator target={target} className={movable.indicator ?? ''} />,
  });

  // What is chosen elsewhere comes into sight here.
  const index = rows.findIndex(({ id }) => id === selectedId);
  useEffect(() => {
    const element = list.current;
    if (!element || index < 0) return;
    const top = index * rowHeightPx;
    if (top < element.scrollTop) element.scrollTop = top;
    const bottom = top + rowHeightPx - element.clientHeight;
    if (bottom > element.scrollTop) element.scrollTop = bottom;
  }, [index, rowHeightPx]);

  return (
    <div
      className={movable.frame}
      onKeyDownCapture={(event: KeyboardEvent<HTMLElement>) => pressInRows(event, onKey)}
    >
      <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: rowHeightPx }}>
        <GridList
          ref={list}
          aria-label={label}
          className={classNames(movable.scroller)}
          keyboardNavigationBehavior="tab"
          selectionMode="single"
          selectionBehavior="replace"
          disallowEmptySelection
          items={rows}
          dependencies={[renderRow, onDrop, dragLabel]}
          selectedKeys={[selectedId]}
          onSelectionChange={(keys) => {
            const [chosen] = keys;
            if (keys !== 'all' && chosen !== undefined) onSelect(String(chosen));
          }}
          {...(onAction ? { onAction: (key: Key) => onAction(String(key)) } : {})}
          {...(onDrop ? { dragAndDropHooks } : {})}
        >
          {(row) => (
            <GridListItem id={row.id} textValue={row.text} className={classNames(movable.row, styles.row)}>
              {renderRow(row)}
              {onDrop ? (
                <Button
                  slot="drag"
                  className={classNames(movable.grip)}
                  aria-label={`${dragLabel ?? ''} ${row.text}`.trim()}
                >
                  <GripVertical size={ICON_PX} aria-hidden="true" />
                </Button>
              ) : null}
            </GridListItem>
          )}
        </GridList>
      </Virtualizer>
    </div>
  );
}
