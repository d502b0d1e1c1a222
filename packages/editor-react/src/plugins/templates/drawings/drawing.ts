import type { Kinds, LabelObject, LineObject, ObjectInput, PathPoint } from '@tastwerk/editor-core';
import { linesHeightMm } from '@tastwerk/editor-core/scene';
import { newUuid } from '../../../base/new-uuid.js';

export type { DrawTemplate } from '../../../contributions/template.js';

/** Height of a label of one line of print and braille. */
const LABEL_HEIGHT_MM = linesHeightMm(1);

type LabelValues = Omit<ObjectInput<LabelObject>, 'uuid' | 'text'>;

/** A label that is written, of one line unless `values` say otherwise. */
export function label(kinds: Kinds, text: string, values: LabelValues): LabelObject {
  return kinds.create('label', {
    uuid: newUuid(),
    height: LABEL_HEIGHT_MM,
    pristine: false,
    text,
    ...values,
  });
}

/** A straight line from one place of the page to another. */
export function line(
  kinds: Kinds,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  values: Omit<ObjectInput<LineObject>, 'uuid' | 'x' | 'y' | 'dx' | 'dy'> = {},
): LineObject {
  const [x, y] = from;
  return kinds.create('line', { uuid: newUuid(), x, y, dx: to[0] - x, dy: to[1] - y, ...values });
}

/** Points of straight lines through `places`, the first where the path begins. */
export function corners(places: readonly (readonly [x: number, y: number])[]): readonly PathPoint[] {
  return places.map(([x, y], index) => ({ kind: index === 0 ? 'M' : 'L', x, y }));
}

/** How far the handles of a smooth point reach towards its neighbours. */
const SMOOTHNESS = 1 / 6;

/** Points of a closed curve that passes through `places` without a corner. */
export function roundedOutline(places: readonly (readonly [x: number, y: number])[]): readonly PathPoint[] {
  const at = (index: number) => places[(index + places.length) % places.length] ?? [0, 0];
  const [startX, startY] = at(0);
  const curves = places.map((from, index): PathPoint => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    return {
      kind: 'C',
      x1: from[0] + (to[0] - before[0]) * SMOOTHNESS,
      y1: from[1] + (to[1] - before[1]) * SMOOTHNESS,
      x2: to[0] - (after[0] - from[0]) * SMOOTHNESS,
      y2: to[1] - (after[1] - from[1]) * SMOOTHNESS,
      x: to[0],
      y: to[1],
    };
  });
  return [{ kind: 'M', x: startX, y: startY }, ...curves];
}
