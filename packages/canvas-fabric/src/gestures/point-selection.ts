import { distance, type Point } from '@tastwerk/editor-core/geometry';
import type { PageAnchor } from '@tastwerk/editor-core/objects';

/** Points this near to a place, in mm, are the one that was put there. */
const SAME_PLACE_MM = 0.02;

/** Which points of a path are selected, by their index. */
export interface PointSelection {
  readonly points: () => readonly number[];
  readonly set: (points: readonly number[]) => void;
  /** Selects the point that the document is going to have at `place`, once it has it. */
  readonly await: (place: Point) => void;
  /** The path has these points now: those that are gone are not selected any more. */
  readonly follow: (anchors: readonly PageAnchor[]) => void;
  readonly clear: () => void;
}

/** Starts with none selected. */
export function createPointSelection(): PointSelection {
  let selected: readonly number[] = [];
  let awaited: Point | null = null;
  return {
    points: () => selected,
    set(points) {
      selected = points;
    },
    await(place) {
      awaited = place;
    },
    follow(anchors) {
      const place = awaited;
      const come = place && anchors.find(({ at }) => distance(at, place) < SAME_PLACE_MM);
      if (come) {
        selected = [come.point];
        awaited = null;
      } else selected = selected.filter((point) => anchors.some((anchor) => anchor.point === point));
    },
    clear() {
      selected = [];
      awaited = null;
    },
  };
}

/** The points that a click on `point` leaves selected: it alone, or with Shift all others and the point unless it was among them. */
export function pointsAfterClick(
  selected: readonly number[],
  point: number,
  isShift: boolean,
): readonly number[] {
  if (!isShift) return [point];
  return selected.includes(point) ? selected.filter((each) => each !== point) : [...selected, point];
}
