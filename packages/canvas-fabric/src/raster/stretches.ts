import type { PrimitiveOf, PrimitiveType } from '@tastwerk/editor-core';
import type { Drawing } from './packed-drawings.js';

/** About how long primitives take to paint, in hundredths of a ms on a machine without a GPU; what else an object costs is one. */
const WORK: { readonly [T in PrimitiveType]: (primitive: PrimitiveOf<T>) => number } = {
  path: ({ fill, stroke }) => (fill === undefined ? 0 : 1.2) + (stroke ? 2.6 : 0),
  texture: () => 3.4,
  text: () => 1.2,
  braille: ({ cells }) => 0.6 * cells.length,
  clip: ({ children }) => 1 + workOf(children),
};

function workOfOne<T extends PrimitiveType>(type: T, primitive: PrimitiveOf<T>): number {
  return WORK[type](primitive);
}

function workOf(drawing: Drawing): number {
  return drawing.reduce((sum, primitive) => sum + workOfOne(primitive.type, primitive), 1);
}

/** `drawings` in `count` stretches that take about equally long to paint: a page is as late as the last of them. */
export function stretchesOf(drawings: readonly Drawing[], count: number): readonly (readonly Drawing[])[] {
  const work = drawings.map(workOf);
  const share = work.reduce((sum, one) => sum + one, 0) / count;
  const stretches = Array.from({ length: count }, (): Drawing[] => []);
  let before = 0;
  drawings.forEach((drawing, place) => {
    // What comes before all of the last one may be rounded up to all.
    stretches[Math.min(count - 1, Math.floor(before / share))]?.push(drawing);
    before += work[place] ?? 0;
  });
  return stretches;
}
