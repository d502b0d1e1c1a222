import {
  anchorsOnPage,
  distance,
  findObject,
  movePathPoints,
  nearestOnPath,
  type PageAnchor,
  type PathObject,
  type Point,
  type PointMove,
} from '@tastwerk/editor-core';
import { pxPerMm } from '../viewport/viewport.js';
import { alongOneAxis } from './constrain.js';
import { type GesturePointer, toleranceMm } from '../input/pointer.js';
import type { Gesture, Stage } from './gesture.js';
import { handPoint } from './millimetres.js';
import { createSnapper } from './snapper.js';

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

/** A point counts within this many times the reach of a press: it is small, and the line passes close by. */
const POINT_REACH = 2;

/** Points this near to a place, in mm, are the one that was put there. */
const SAME_PLACE_MM = 0.02;

const HANDLES = ['arriving', 'leaving'] as const;

/** What a press means: a point, or a handle of one. */
interface Target {
  readonly anchor: PageAnchor;
  readonly part: PointMove['part'];
  readonly at: Point;
}

/** Starts with no path open. */
export function createPointEditor(stage: Stage): PointEditor {
  let uuid: string | null = null;
  let selected: readonly number[] = [];
  /** Where a point was put that the document does not have yet; it is selected when it comes. */
  let awaited: Point | null = null;

  const path = (): PathObject | null => {
    const object = uuid === null ? undefined : findObject(stage.objects(), uuid);
    return object?.type === 'path' ? object : null;
  };
  const reach = (pointer: GesturePointer) => toleranceMm(pointer, pxPerMm(stage.viewport()));
  const handlesOf = (anchor: PageAnchor) =>
    selected.includes(anchor.point) ? HANDLES.flatMap((part) => anchor[part] ?? []) : [];
  const show = (shown: PathObject) => {
    const anchors = anchorsOnPage(shown).map((anchor) => ({
      at: anchor.at,
      handles: handlesOf(anchor),
      isSelected: selected.includes(anchor.point),
    }));
    stage.sketch({ kind: 'points', anchors });
  };
  const close = () => {
    if (uuid === null) return false;
    uuid = null;
    selected = [];
    awaited = null;
    stage.preview(null);
    stage.sketch(null);
    return true;
  };
  const refresh = () => {
    if (uuid === null) return;
    const shown = path();
    const isAlone = stage.selection().every((each) => each === uuid);
    if (!shown || !isAlone || stage.input().tool !== 'SELECT') {
      close();
      return;
    }
    const anchors = anchorsOnPage(shown);
    const there = awaited;
    const come = there && anchors.find(({ at }) => distance(at, there) < SAME_PLACE_MM);
    if (come) {
      selected = [come.point];
      awaited = null;
    } else selected = selected.filter((point) => anchors.some((anchor) => anchor.point === point));
    show(shown);
  };

  const targetAt = (shown: PathObject, pointer: GesturePointer): Target | undefined => {
    const targets = anchorsOnPage(shown).flatMap((anchor): readonly Target[] => {
      const handles = selected.includes(anchor.point) ? HANDLES : [];
      return [
        ...handles.flatMap((part) => (anchor[part] ? [{ anchor, part, at: anchor[part] }] : [])),
        { anchor, part: 'anchor', at: anchor.at },
      ];
    });
    const near = targets
      .map((target) => ({ target, off: distance(target.at, pointer.page) }))
      .filter(({ off }) => off <= reach(pointer) * POINT_REACH);
    return near.sort((a, b) => a.off - b.off)[0]?.target;
  };

  const drag = (shown: PathObject, target: Target, start: GesturePointer, onClick: () => void): Gesture => {
    const snapper = createSnapper(stage, [shown.uuid]);
    const moves = (now: GesturePointer): readonly PointMove[] => {
      const hand = { x: now.page.x - start.page.x, y: now.page.y - start.page.y };
      const by = now.isShift ? alongOneAxis(hand) : hand;
      const asked = { x: target.at.x + by.x, y: target.at.y + by.y };
      if (now.isShift) stage.showMarks(null);
      const to = handPoint(now.isShift ? asked : snapper.point(asked, now));
      const { point } = target.anchor;
      if (target.part !== 'anchor') return [{ point, part: target.part, ...to }];
      const delta = { x: to.x - target.at.x, y: to.y - target.at.y };
      return anchorsOnPage(shown)
        .filter((anchor) => selected.includes(anchor.point))
        .map(({ point: each, at }) => ({
          point: each,
          part: 'anchor',
          x: at.x + delta.x,
          y: at.y + delta.y,
        }));
    };
    return {
      move(now) {
        const moved = movePathPoints(shown, moves(now), !now.isAlt);
        if (!moved.ok) return;
        stage.preview({ kind: 'objects', objects: [moved.value] });
        show(moved.value);
      },
      end(now, isDrag) {
        if (!isDrag) onClick();
        else
          stage.commit({
            type: 'move-path-points',
            uuid: shown.uuid,
            moves: [...moves(now)],
            keepSmooth: !now.isAlt,
          });
      },
      cancel() {
        stage.preview(null);
        show(shown);
      },
    };
  };

  const select = (shown: PathObject, points: readonly number[]) => {
    selected = points;
    show(shown);
  };
  const pressPoint = (shown: PathObject, target: Target, pointer: GesturePointer): Gesture => {
    const { point } = target.anchor;
    if (target.part !== 'anchor') return drag(shown, target, pointer, () => undefined);
    const isSelected = selected.includes(point);
    if (!isSelected) select(shown, pointer.isShift ? [...selected, point] : [point]);
    return drag(shown, target, pointer, () => {
      if (!isSelected) return;
      select(shown, pointer.isShift ? selected.filter((each) => each !== point) : [point]);
    });
  };
  const onLine = (shown: PathObject, pointer: GesturePointer) => {
    const nearest = nearestOnPath(shown, pointer.page);
    const isNear = nearest && nearest.distanceMm <= reach(pointer) + shown.borderWidth / 2;
    return isNear ? nearest : undefined;
  };

  return {
    isOpen: () => uuid !== null,
    open(next) {
      const object = findObject(stage.objects(), next);
      if (object?.type !== 'path' || object.locked) return false;
      uuid = next;
      selected = [];
      stage.select([next]);
      refresh();
      return true;
    },
    close,
    press(pointer) {
      const shown = path();
      if (!shown) return null;
      const target = targetAt(shown, pointer);
      if (target) return pressPoint(shown, target, pointer);
      if (!onLine(shown, pointer)) return null;
      // The line itself is not dragged: a double click puts a point there.
      return { move: () => undefined, end: () => select(shown, []), cancel: () => undefined };
    },
    doubleClick(pointer) {
      const shown = path();
      const target = shown && targetAt(shown, pointer);
      if (shown && target) {
        const { point, arriving, leaving } = target.anchor;
        const form = arriving || leaving ? 'corner' : 'smooth';
        stage.commit({ type: 'convert-path-point', uuid: shown.uuid, point, form });
        return true;
      }
      const nearest = shown && onLine(shown, pointer);
      if (!nearest || nearest.t <= 0 || nearest.t >= 1) return false;
      awaited = nearest.at;
      stage.commit({ type: 'insert-path-point', uuid: shown.uuid, point: nearest.point, t: nearest.t });
      return true;
    },
    removeSelected() {
      if (uuid === null || selected.length === 0) return false;
      stage.commit({ type: 'remove-path-points', uuid, points: [...selected] });
      return true;
    },
    refresh,
  };
}
