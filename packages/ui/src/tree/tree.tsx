import { ChevronRight, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import {
  Button,
  Collection,
  DropIndicator,
  type Key,
  ListLayout,
  Tree as AriaTree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
  Virtualizer,
} from 'react-aria-components';
import { classNames } from '../class-names.js';
import { pressInRows, type RowDrop, type RowKey } from './row-keys.js';
import { rowsOf, type TreeNode } from './tree-rows.js';
import movable from '../movable-rows/movable-rows.module.css';
import styles from './tree.module.css';

/** Props of `Tree`. */
export interface TreeProps {
  readonly label: string;
  /** Keep the same node while nothing of it changed: its row is then not made again. */
  readonly nodes: readonly TreeNode[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: readonly string[]) => void;
  /** What choosing all rows at once means, where that is not every row. */
  readonly onSelectAll?: () => void;
  readonly expanded: ReadonlySet<string>;
  readonly onExpand: (ids: ReadonlySet<string>) => void;
  /** What stands in the row of a node, after the marks of the tree. */
  readonly renderRow: (id: string) => ReactNode;
  /** A double click or Enter on a row. */
  readonly onAction?: (id: string) => void;
  /** F2, Delete and Alt with an arrow key on the row `id`. */
  readonly onKey?: (key: RowKey, id: string) => void;
  /** Names the handle that drags a row by keyboard; rows are not moved without `onDrop`. */
  readonly dragLabel: string;
  readonly onDrop?: (drop: RowDrop) => void;
  /** Whether rows may be dropped into this one. */
  readonly canHold?: (id: string) => boolean;
  readonly rowHeightPx?: number;
  /** What is shown in place of rows where there are none. */
  readonly empty: ReactNode;
}

const ROW_PX = 32;
const ICON_PX = 14;

function textsById(nodes: readonly TreeNode[], texts = new Map<Key, string>()): ReadonlyMap<Key, string> {
  for (const { id, text, children } of nodes) {
    texts.set(id, text);
    textsById(children, texts);
  }
  return texts;
}

function hasSame(keys: ReadonlySet<Key>, selected: ReadonlySet<string>): boolean {
  return keys.size === selected.size && [...selected].every((id) => keys.has(id));
}

/**
 * Rows that lie in each other. One tab stop: arrow keys go through the rows and open and close them, Shift and Ctrl choose
 * several, letters find a row, Tab goes to the controls of the row. Only rows that are seen are in the page.
 */
export function Tree({
  label,
  nodes,
  selected,
  onSelect,
  onSelectAll,
  expanded,
  onExpand,
  renderRow,
  onAction,
  onKey,
  dragLabel,
  onDrop,
  canHold = () => false,
  rowHeightPx = ROW_PX,
  empty,
}: TreeProps) {
  const texts = useMemo(() => textsById(nodes), [nodes]);
  const list = useRef<HTMLDivElement>(null);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': texts.get(key) ?? '' })),
    shouldAcceptItemDrop: ({ key }) => canHold(String(key)),
    onMove: ({ keys, target }) =>
      onDrop?.({ ids: [...keys].map(String), target: String(target.key), position: target.dropPosition }),
    renderDropIndicator: (target) => <DropIndicator target={target} className={movable.indicator ?? ''} />,
  });

  // What is chosen elsewhere comes into sight here, once, unless some of it already is; so is a row that has the focus.
  const [first] = selected;
  const shown = useRef(first);
  useEffect(() => {
    const element = list.current;
    if (!element || shown.current === first) return;
    const rows = rowsOf(nodes, expanded);
    const index = rows.findIndex(({ id }) => id === first);
    if (index < 0) return;
    shown.current = first;
    if (element.contains(element.ownerDocument.activeElement)) return;
    const seenFrom = Math.ceil(element.scrollTop / rowHeightPx);
    const seenTo = Math.floor((element.scrollTop + element.clientHeight) / rowHeightPx);
    if (rows.slice(seenFrom, seenTo).some(({ id }) => selected.has(id))) return;
    element.scrollTop = Math.max(0, index * rowHeightPx - element.clientHeight / 2);
  }, [first, selected, nodes, expanded, rowHeightPx]);

  // The set that the tree itself made knows where a stretch begins, which one with the same rows does not.
  const [made, setMade] = useState<ReadonlySet<Key>>(selected);
  const choose = (keys: 'all' | ReadonlySet<Key>) => {
    if (keys === 'all' && onSelectAll) {
      onSelectAll();
      return;
    }
    const chosen = keys === 'all' ? new Set(texts.keys()) : keys;
    setMade(chosen);
    onSelect([...chosen].map(String));
  };

  const press = (event: KeyboardEvent<HTMLElement>) => pressInRows(event, onKey);

  const item = (node: TreeNode) => (
    <TreeItem id={node.id} textValue={node.text} className={classNames(movable.row, styles.row)}>
      <TreeItemContent>
        {({ hasChildItems }) => (
          <div className={styles.content}>
            {hasChildItems ? (
              <Button slot="chevron" className={classNames(styles.chevron)}>
                <ChevronRight size={ICON_PX} aria-hidden="true" />
              </Button>
            ) : (
              <span className={styles.chevron} />
            )}
            {renderRow(node.id)}
            {onDrop ? (
              <Button
                slot="drag"
                className={classNames(movable.grip)}
                aria-label={`${dragLabel} ${node.text}`}
              >
                <GripVertical size={ICON_PX} aria-hidden="true" />
              </Button>
            ) : null}
          </div>
        )}
      </TreeItemContent>
      <Collection items={node.children}>{item}</Collection>
    </TreeItem>
  );

  return (
    <div className={movable.frame} onKeyDownCapture={press}>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: rowHeightPx }}>
        <AriaTree
          ref={list}
          aria-label={label}
          className={classNames(movable.scroller)}
          keyboardNavigationBehavior="tab"
          selectionMode="multiple"
          selectionBehavior="replace"
          items={nodes}
          selectedKeys={hasSame(made, selected) ? made : selected}
          onSelectionChange={choose}
          expandedKeys={expanded}
          onExpandedChange={(keys) => onExpand(new Set([...keys].map(String)))}
          {...(onAction ? { onAction: (key: Key) => onAction(String(key)) } : {})}
          {...(onDrop ? { dragAndDropHooks } : {})}
          renderEmptyState={() => <div className={styles.empty}>{empty}</div>}
        >
          {item}
        </AriaTree>
      </Virtualizer>
    </div>
  );
}
