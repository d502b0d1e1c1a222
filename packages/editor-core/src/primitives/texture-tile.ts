import { type TextureMark, textureOf } from '../values/textures.js';
import type { Matrix } from '../geometry/matrix.js';
import { degToRad } from '../geometry/units.js';
import type { TexturePrimitive } from './primitives.js';

/** One tile of a texture, in mm about its centre, and where the lattice of tiles lies on the page. */
export interface Tile {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly marks: readonly TextureMark[];
  /** Takes the tile's coordinates (its centre at 0, 0) to page mm. */
  readonly matrix: Matrix;
}

/** What a painter needs to lay the tiles of `primitive`; `undefined` for a texture that has no tile. */
export function tileOf(primitive: Pick<TexturePrimitive, 'texture' | 'origin' | 'angle'>): Tile | undefined {
  const texture = textureOf(primitive.texture);
  if (texture.kind !== 'tile') return undefined;
  const radians = degToRad(primitive.angle);
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const { widthMm, heightMm, marks } = texture;
  const { x: e, y: f } = primitive.origin;
  return { widthMm, heightMm, marks, matrix: { a: cos, b: sin, c: -sin, d: cos, e, f } };
}
