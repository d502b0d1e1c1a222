import type { PrimitiveOf, PrimitiveType } from '@tastwerk/editor-core/scene';
import type { Drawing } from './packed-drawings.js';

/** About how long primitives take to paint, in hundredths of a ms on a machine without a GPU. */
const WORK: { readonly [T in PrimitiveType]: (primitive: PrimitiveOf<T>) => number } = {
  path: ({ fill, stroke }) => (fill === undefined ? 0 : 0.9) + (stroke ? 1.8 : 0),
  texture: () => 1.8,
  text: () => 0.7,
  braille: ({ cells }) => 0.14 * cells.length,
  clip: ({ children }) => 1 + workOf(children),
};

/** What else an object costs. */
const WORK_OF_EACH = 0.1;

function workOfOne<T extends PrimitiveType>(type: T, primitive: PrimitiveOf<T>): number {
  return WORK[type](primitive);
}

function workOf(drawing: Drawing): number {
  return drawing.reduce((sum, primitive) => sum + workOfOne(primitive.type, primitive), WORK_OF_EACH);
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
