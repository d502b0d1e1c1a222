import type { PathObject } from '@tastwerk/editor-core';
import { anchorsOnPage, findObject } from '@tastwerk/editor-core/objects';
import { type GesturePointer, toleranceMm } from '../input/pointer.js';
import { pxPerMm } from '../viewport/viewport.js';
import type { Gesture, Stage } from './gesture.js';
import { startPointDrag } from './point-drag.js';
import { placeOnLine, type PointTarget, shownAnchors, targetAt } from './point-handles.js';
import { createPointSelection, pointsAfterClick } from './point-selection.js';

/** Shows the points of one path with their handles, and lets the hand move, insert and remove them. */
export interface PointEditor {
  /** Whether a path is open for this. */
  readonly isOpen: () => boolean;
  /** Opens the path `uuid`; says whether there is one. */
  readonly open: (uuid: string) => boolean;
  /** Goes back to objects as wholes; says whether a path was open. */
  readonly close: () => boolean;
  /** The gesture of a press on a point, a handle or the line; null for a press elsewhere. */
  readonly press: (pointer: GesturePointer) => Gesture | null;
  /** Puts a point onto the line at the pointer, or makes the point there smooth or a corner; says whether there is either. */
  readonly doubleClick: (pointer: GesturePointer) => boolean;
  /** Removes the selected points; says whether there were any. */
  readonly removeSelected: () => boolean;
  /** The page or the selection is another one now. */
  readonly refresh: () => void;
}

/** The path `uuid` of the page, if it has one. */
function pathOn(stage: Stage, uuid: string | null): PathObject | null {
  const object = uuid === null ? undefined : findObject(stage.objects(), uuid);
  return object?.type === 'path' ? object : null;
}

/** Starts with no path open. */
export function createPointEditor(stage: Stage): PointEditor {
  let uuid: string | null = null;
  const selection = createPointSelection();

  const reach = (pointer: GesturePointer) => toleranceMm(pointer, pxPerMm(stage.viewport()));
  const show = (path: PathObject) =>
    stage.sketch({ kind: 'points', anchors: shownAnchors(path, selection.points()) });
  const select = (path: PathObject, points: readonly number[]) => {
    selection.set(points);
    show(path);
  };
  const targetFor = (path: PathObject, pointer: GesturePointer) =>
    targetAt(path, selection.points(), pointer.page, reach(pointer));

  const close = () => {
    if (uuid === null) return false;
    uuid = null;
    selection.clear();
    stage.preview(null);
    stage.sketch(null);
    return true;
  };
  const refresh = () => {
    const path = pathOn(stage, uuid);
    const isForOthers = () => stage.selection().some((each) => each !== uuid);
    if (!path || stage.input().tool !== 'SELECT' || isForOthers()) {
      close();
      return;
    }
    selection.follow(anchorsOnPage(path));
    show(path);
  };

  const press = (path: PathObject, target: PointTarget, pointer: GesturePointer): Gesture => {
    const { point } = target.anchor;
    const click = () => select(path, pointsAfterClick(selection.points(), point, pointer.isShift));
    // What is selected already keeps the others until it is known that no drag follows.
    const isDraggedAsIs = target.part !== 'anchor' || selection.points().includes(point);
    if (!isDraggedAsIs) click();
    const onClick = target.part === 'anchor' && isDraggedAsIs ? click : () => undefined;
    return startPointDrag(stage, { path, target, selected: selection.points, show, onClick }, pointer);
  };

  return {
    isOpen: () => uuid !== null,
    open(next) {
      const path = pathOn(stage, next);
      if (!path || path.locked) return false;
      uuid = next;
      selection.set([]);
      stage.select([next]);
      refresh();
      return true;
    },
    close,
    press(pointer) {
      const path = pathOn(stage, uuid);
      if (!path) return null;
      const target = targetFor(path, pointer);
      if (target) return press(path, target, pointer);
      if (!placeOnLine(path, pointer.page, reach(pointer))) return null;
      // The line itself is not dragged: a double click puts a point there.
      return { move: () => undefined, end: () => select(path, []), cancel: () => undefined };
    },
    doubleClick(pointer) {
      const path = pathOn(stage, uuid);
      if (!path) return false;
      const target = targetFor(path, pointer);
      if (target) {
        const { point, arriving, leaving } = target.anchor;
        const form = arriving || leaving ? 'corner' : 'smooth';
        stage.commit({ type: 'convert-path-point', uuid: path.uuid, point, form });
        return true;
      }
      const nearest = placeOnLine(path, pointer.page, reach(pointer));
      if (!nearest || nearest.t <= 0 || nearest.t >= 1) return false;
      selection.await(nearest.at);
      stage.commit({ type: 'insert-path-point', uuid: path.uuid, point: nearest.point, t: nearest.t });
      return true;
    },
    removeSelected() {
      const points = selection.points();
      if (uuid === null || points.length === 0) return false;
      stage.commit({ type: 'remove-path-points', uuid, points: [...points] });
      return true;
    },
    refresh,
  };
}
