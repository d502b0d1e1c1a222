import { type Kinds, type PageObject, sessionActions } from '@tastwerk/editor-core';
import { isCopyable } from '@tastwerk/editor-core/objects';
import { CopyPlus } from 'lucide-react';
import { currentPageOf } from '../../state/selectors.js';
import { wasRun } from '../../state/was-run.js';
import type { EditorAction } from '../../state/editor-action.js';
import { hasSelected, newIdsFor, selectionOf } from '../../state/selection.js';
import type { EditorState, EditorStore } from '../../state/editor-store.js';

/** How far a copy lies right of and below what it would hide, in mm. */
const COPY_STEP_MM = 5;
/** Frames nearer to each other than this, in mm, lie on each other. */
const SAME_PLACE_MM = 0.01;

/** How far a copy lies from its original, in mm. */
interface Shift {
  readonly dx: number;
  readonly dy: number;
}

function isSamePlace(kinds: Kinds, a: PageObject, b: PageObject, shift: number): boolean {
  const [one, other] = [kinds.frameOf(a), kinds.frameOf(b)];
  return (
    a.type === b.type &&
    Math.abs(one.x + shift - other.x) < SAME_PLACE_MM &&
    Math.abs(one.y + shift - other.y) < SAME_PLACE_MM
  );
}

/** The first shift at which a copy of `objects` does not lie right on what is there already, in mm. */
export function freeShift(
  kinds: Kinds,
  objects: readonly PageObject[],
  present: readonly PageObject[],
): number {
  const [first] = objects;
  let shift = 0;
  while (first && present.some((other) => isSamePlace(kinds, first, other, shift))) shift += COPY_STEP_MM;
  return shift;
}

/** What was duplicated last in an editor: an original and all of its copies' ids, the first one that of the original. */
interface LastCopy {
  readonly original: string;
  readonly copies: readonly string[];
}

const lastCopies = new WeakMap<EditorStore, LastCopy>();

/** The way from the last original to its copy, where that copy is what is selected now: it may have been moved since. */
function lastShift(
  store: EditorStore,
  state: EditorState,
  selected: readonly PageObject[],
): Shift | undefined {
  const last = lastCopies.get(store);
  const [copy] = selected;
  const isSame =
    last?.copies.length === selected.length && selected.every(({ uuid }) => last.copies.includes(uuid));
  const original = currentPageOf(state)?.objects.find(({ uuid }) => uuid === last?.original);
  if (!isSame || !copy || !original || copy.uuid !== last.copies[0]) return undefined;
  const [from, to] = [store.kinds.frameOf(original), store.kinds.frameOf(copy)];
  return { dx: to.x - from.x, dy: to.y - from.y };
}

/** Copies what is selected to right beside it; the next time as far from the copy as that was moved from its original. */
export const duplicateAction: EditorAction = {
  id: 'duplicate',
  labelKey: 'actions.duplicate',
  icon: CopyPlus,
  shortcuts: [{ key: 'd', mod: true, shift: false }],
  scope: 'workspace',
  isEnabled: hasSelected(1),
  needs: 'selection',
  run: ({ store }) => {
    const state = store.getState();
    const objects = selectionOf(state).filter((object) => isCopyable(store.kinds, object));
    const [first] = objects;
    if (!first) return;
    const ids = newIdsFor(objects);
    const beside = freeShift(store.kinds, objects, currentPageOf(state)?.objects ?? []) || COPY_STEP_MM;
    const shift = lastShift(store, state, objects) ?? { dx: beside, dy: beside };
    const copies = objects.flatMap(({ uuid }) => ids[uuid] ?? []);
    const uuids = objects.map(({ uuid }) => uuid);
    if (!wasRun(store, { type: 'duplicate-objects', uuids, ids, ...shift })) return;
    store.dispatch(sessionActions.select(copies));
    lastCopies.set(store, { original: first.uuid, copies });
  },
};

/** Makes `count` copies of what is selected, each `shift` (mm) from the one before, in one step of undo, and selects all. */
export function repeatSelection(store: EditorStore, count: number, { dx, dy }: Shift): void {
  const objects = selectionOf(store.getState()).filter((object) => isCopyable(store.kinds, object));
  const uuids = objects.map(({ uuid }) => uuid);
  // Each copy comes right above the original: the last one first keeps the row in order.
  const copies = Array.from({ length: count }, (_, index) => ({
    by: count - index,
    ids: newIdsFor(objects),
  }));
  const commands = copies.map(
    ({ by, ids }) => ({ type: 'duplicate-objects', uuids, ids, dx: dx * by, dy: dy * by }) as const,
  );
  if (commands.length === 0 || !wasRun(store, { type: 'transaction', commands })) return;
  const made = copies.flatMap(({ ids }) => objects.flatMap(({ uuid }) => ids[uuid] ?? []));
  store.dispatch(sessionActions.select([...uuids, ...made]));
}

/** Making copies. */
export const copyActions: readonly EditorAction[] = [duplicateAction];
