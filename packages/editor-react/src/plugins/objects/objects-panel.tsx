import { type PageObject, runCommand, sessionActions } from '@tastwerk/editor-core';
import { type RowDrop, type RowKey, Tree } from '@tastwerk/ui';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteAction, selectAllAction } from './selection-actions.js';
import { useContributions } from '../../contributions/contributions-context.js';
import { openObject } from '../../contributions/open-object.js';
import { objectName } from '../../state/object-name.js';
import { type FindingRow, SEVERITIES, useProofing } from '../proofing/index.js';
import { useEditor } from '../../state/editor-context.js';
import { sameItems } from '../../state/same-items.js';
import { useSlowed } from '../../state/use-slowed.js';
import { currentPageOf, listedObjectsOf } from '../../state/selectors.js';
import { COARSE_POINTER, useMediaQuery } from '../../state/use-media-query.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { ObjectListContext, type ObjectListValue, type FindingMark } from './list-context.js';
import { createNodes, groupsAround, objectTree } from './object-nodes.js';
import { ObjectRow } from './object-row.js';
import styles from './objects-panel.module.css';
import { placementOf } from './placement.js';
import { useOpenGroups } from './use-open-groups.js';
import type { Severity } from '@tastwerk/editor-core/proofing';

function worse(a: Severity, b: Severity): Severity {
  return SEVERITIES.indexOf(a) <= SEVERITIES.indexOf(b) ? a : b;
}

/** What the rows of a proof say about each object, by its id. */
function findingMarksByObject(rows: readonly FindingRow[]): ReadonlyMap<string, FindingMark> {
  const marks = new Map<string, FindingMark>();
  for (const { finding, objects } of rows) {
    for (const uuid of objects) {
      const { severity, count } = marks.get(uuid) ?? { severity: finding.severity, count: 0 };
      marks.set(uuid, { severity: worse(severity, finding.severity), count: count + 1 });
    }
  }
  return marks;
}

const ROW_PX = 30;
const TOUCH_ROW_PX = 46;

/** Rows for `uuids`: all of them where the row in hand is one of them, else that row alone. */
function meant(selected: ReadonlySet<string>, uuid: string): readonly string[] {
  return selected.has(uuid) ? [...selected] : [uuid];
}

const renderRow = (id: string) => <ObjectRow uuid={id} />;

interface ObjectListProps {
  readonly objects: readonly PageObject[];
  readonly selectedUuids: readonly string[];
}

/** The list, which is made again for what it shows alone. */
const ObjectList = memo(function ObjectList({ objects, selectedUuids }: ObjectListProps) {
  const { t } = useTranslation('panels');
  const { t: editorText } = useTranslation('editor');
  const store = useEditorStore();
  const { run } = useEditor();
  const { kinds } = useContributions();
  const { rows } = useProofing();
  const isTouch = useMediaQuery(COARSE_POINTER);
  const selected = useMemo(() => new Set(selectedUuids), [selectedUuids]);
  const [renamed, setRenamed] = useState<string | null>(null);

  const tree = useMemo(() => objectTree(objects), [objects]);
  const nodesOf = useMemo(
    () => createNodes((object: PageObject) => objectName(object, editorText)),
    [editorText],
  );
  const nodes = useMemo(() => nodesOf(objects), [nodesOf, objects]);
  const marks = useMemo(() => findingMarksByObject(rows), [rows]);
  const [open, setOpen] = useOpenGroups(tree, selectedUuids);

  const value = useMemo<ObjectListValue>(
    () => ({
      object: (uuid) => tree.byId.get(uuid),
      isHeldBy: (uuid, flag) => groupsAround(tree, uuid).some((group) => group[flag]),
      finding: (uuid) => marks.get(uuid),
      renamed,
      rename: (uuid, moniker) => {
        setRenamed(null);
        if (moniker === null) return;
        store.dispatch(runCommand({ type: 'update-objects', changes: [{ uuid, set: { moniker } }] }));
      },
      setFlag: (uuid, flag, isOn) => {
        // Asked when it counts: rows are not made again for each selection.
        const chosen = new Set(store.getState().session.selectedUuids);
        const changes = meant(chosen, uuid).map((one) => ({ uuid: one, set: { [flag]: isOn } }));
        store.dispatch(runCommand({ type: 'update-objects', changes }));
      },
    }),
    [tree, marks, renamed, store],
  );

  const drop = (dropped: RowDrop) => {
    const page = currentPageOf(store.getState());
    const command = page && placementOf(page, dropped);
    if (command) store.dispatch(runCommand(command));
  };
  const onKey = (key: RowKey, uuid: string) => {
    if (key === 'rename') {
      setRenamed(uuid);
    } else if (key === 'delete') {
      if (!selected.has(uuid)) store.dispatch(sessionActions.select([uuid]));
      run(deleteAction);
    } else {
      const to = key === 'up' ? 'forward' : 'backward';
      store.dispatch(runCommand({ type: 'reorder-objects', uuids: meant(selected, uuid), to }));
    }
  };

  return (
    <ObjectListContext value={value}>
      <Tree
        label={t('objects.list')}
        nodes={nodes}
        selected={selected}
        onSelect={(uuids) => void store.dispatch(sessionActions.select(uuids))}
        onSelectAll={() => run(selectAllAction)}
        expanded={open}
        onExpand={setOpen}
        renderRow={renderRow}
        onAction={(uuid) => {
          if (!openObject(store, kinds, uuid)) setRenamed(uuid);
        }}
        onKey={onKey}
        dragLabel={t('objects.drag')}
        onDrop={drop}
        canHold={(uuid) => tree.byId.get(uuid)?.type === 'group'}
        rowHeightPx={isTouch ? TOUCH_ROW_PX : ROW_PX}
        empty={t('objects.empty')}
      />
    </ObjectListContext>
  );
});

/** All objects of the page as a tree, the uppermost first: chosen, named, ordered, locked and hidden here. */
export function ObjectsPanel() {
  const { t } = useTranslation('panels');
  const listed = useEditorState(listedObjectsOf, sameItems);
  const selectedUuids = useEditorState(({ session }) => session.selectedUuids);
  return (
    <section className={styles.panel} aria-label={t('objects.title')}>
      {/* While something is drawn or typed the list may come a moment later. */}
      <ObjectList objects={useDeferredValue(listed)} selectedUuids={useSlowed(selectedUuids)} />
      <p className={styles.help}>{t('objects.help')}</p>
    </section>
  );
}
