import { COLOURS } from '../values/colours.js';
import { type Box, boxesMeet } from '../geometry/box.js';
import { primitiveBounds } from './primitive-bounds.js';
import type { Ink, Primitive, Scene } from './primitives.js';

/** Height of what an ink swells to, as a part of full height: black swells wholly, grey half, all else not (field notes section 0). */
export type ReliefHeight = 0 | 0.5 | 1;

/** How high `ink` swells. */
export function reliefHeightOf(ink: Ink): ReliefHeight {
  if (ink === COLOURS.black) return 1;
  return ink === COLOURS.grey ? 0.5 : 0;
}

/** `primitive` in the colour of paper: flat ink that is printed over black takes the black's place, so nothing swells there. */
function asPaper(primitive: Primitive): Primitive {
  const ink = COLOURS.white;
  const layer = 'relief';
  if (primitive.type === 'clip') return { ...primitive, layer, children: primitive.children.map(asPaper) };
  if (primitive.type !== 'path') return { ...primitive, layer, ink };
  const { fill, stroke, ...rest } = primitive;
  return {
    ...rest,
    layer,
    ...(fill === undefined ? {} : { fill: ink }),
    ...(stroke ? { stroke: { ...stroke, ink } } : {}),
  };
}

/** The relief of `primitives` in painting order; `raised` collects the boxes of what swells so far. */
function reliefOf(primitives: readonly Primitive[], raised: Box[]): readonly Primitive[] {
  return primitives.flatMap((primitive): readonly Primitive[] => {
    if (primitive.layer === 'aid') return [];
    if (primitive.type === 'clip') {
      const children = reliefOf(primitive.children, raised);
      return children.length === 0 ? [] : [{ ...primitive, children }];
    }
    const box = primitiveBounds(primitive);
    if (primitive.layer === 'print') {
      return raised.some((other) => boxesMeet(other, box)) ? [asPaper(primitive)] : [];
    }
    raised.push(box);
    return [primitive];
  });
}

/**
 * What of `scene` will swell, in painting order: black to full height, grey to half, and flat ink that lies over either as bare
 * paper; see {@link reliefHeightOf}. Aids and other flat ink are left out.
 */
export function reliefOnly(scene: Scene): Scene {
  return { ...scene, primitives: reliefOf(scene.primitives, []) };
}
