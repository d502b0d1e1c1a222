import { findObject, isEmptyTitle, isInReach } from '@tastwerk/editor-core/objects';
import { grownFrame } from '../frames/object-frames.js';
import { isInFrame } from '../frames/turned-box.js';
import { enteredGroups, meantBy } from '../picking/members.js';
import { hitsAt, objectsInside } from '../picking/pick.js';
import { pxPerMm } from '../viewport/viewport.js';
import { type GesturePointer, toleranceMm } from '../input/pointer.js';
import { boxOfDrag } from './constrain.js';
import type { Gesture, Stage } from './gesture.js';
import { startMove } from './move-gesture.js';

/** What a press on a set of hits does to the selection at once, and what it does when no drag follows. */
export interface SelectionStep {
  readonly now: readonly string[];
  readonly onClick: readonly string[];
}

/**
 * Selecting by a press on `hits` (topmost first). A press on something selected keeps the selection, so that it can be
 * dragged; shift adds and takes away.
 */
export function selectionStep(
  selected: readonly string[],
  hits: readonly string[],
  isShift: boolean,
): SelectionStep {
  const top = hits[0];
  if (top === undefined) return { now: selected, onClick: [] };
  if (isShift) {
    if (!selected.includes(top)) return { now: [...selected, top], onClick: [...selected, top] };
    return { now: selected, onClick: selected.filter((uuid) => uuid !== top) };
  }
  const holdsSelected = hits.some((uuid) => selected.includes(uuid));
  return holdsSelected ? { now: selected, onClick: [top] } : { now: [top], onClick: [top] };
}

/** Ids of what a hand here may mean, the topmost first: inside the groups that the selection has entered their members. */
export function hitsFor(stage: Stage, pointer: GesturePointer): readonly string[] {
  const reachMm = toleranceMm(pointer, pxPerMm(stage.viewport()));
  const hits = hitsAt(stage.engine.kinds, stage.scenes, pointer.page, reachMm);
  const entered = enteredGroups(stage.objects(), stage.selection());
  if (entered.size === 0) return hits;
  return hits.flatMap((uuid) => {
    const object = stage.scenes.entry(uuid)?.object;
    const meant = object && meantBy(stage.engine.kinds, object, entered, pointer.page, reachMm);
    return meant ? [meant.uuid] : [];
  });
}

const FREE = { isSquare: false, isCentred: false };

/** Opens a box and selects what lies in it as a whole; with shift in addition to what was selected. A click selects nothing. */
function startMarquee(stage: Stage, start: GesturePointer): Gesture {
  const before = start.isShift ? stage.selection() : [];
  const boxAt = ({ page }: GesturePointer) => boxOfDrag(start.page, page, FREE);
  return {
    move: (pointer) => stage.sketch({ kind: 'marquee', box: boxAt(pointer) }),
    end(pointer, isDrag) {
      stage.sketch(null);
      const inside = isDrag ? objectsInside(stage.engine.kinds, stage.scenes, boxAt(pointer)) : [];
      stage.select([...new Set([...before, ...inside])]);
    },
    cancel: () => stage.sketch(null),
  };
}

/** The gesture of a press with the SELECT tool: drag what was hit, or open a marquee. */
export function startSelect(stage: Stage, pointer: GesturePointer): Gesture {
  const hits = hitsFor(stage, pointer);
  const selected = stage.selection();
  const [single, ...others] = stage.selected();
  const isInsideSingle =
    single !== undefined &&
    others.length === 0 &&
    isInReach(single) &&
    isInFrame(grownFrame(stage.engine.kinds, single, stage.drawnFrame), pointer.page);
  if (hits.length === 0 && !isInsideSingle) return startMarquee(stage, pointer);
  const step = selectionStep(selected, hits, pointer.isShift);
  if (step.now !== selected) stage.select(step.now);
  const pressed = hits[0] === undefined ? undefined : findObject(stage.objects(), hits[0]);
  return startMove(stage, pointer, () => {
    stage.select(step.onClick);
    // A title that is not written yet looks like a field, and is one.
    if (pressed && isEmptyTitle(pressed) && !pointer.isShift) stage.editLabel(pressed.uuid);
  });
}
