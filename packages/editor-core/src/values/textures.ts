import type { Colour } from './colours.js';

/** A mark of a texture's tile in mm, relative to the tile's centre. */
export type TextureMark =
  | {
      readonly kind: 'line';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly widthMm: number;
    }
  | { readonly kind: 'dot'; readonly x: number; readonly y: number; readonly diameterMm: number };

/** How a texture looks: a square or rectangular tile of marks, or a solid of black or grey. */
export type Texture =
  | {
      readonly kind: 'tile';
      readonly widthMm: number;
      readonly heightMm: number;
      readonly marks: readonly TextureMark[];
      readonly defaultFill: Colour;
    }
  | { readonly kind: 'solid'; readonly ink: 'black' | 'grey'; readonly defaultFill: Colour }
  | { readonly kind: 'blank'; readonly defaultFill: Colour };

const line = (x1: number, y1: number, x2: number, y2: number, widthMm: number): TextureMark => ({
  kind: 'line',
  x1,
  y1,
  x2,
  y2,
  widthMm,
});
const dot = (x: number, y: number, diameterMm: number): TextureMark => ({
  kind: 'dot',
  x,
  y,
  diameterMm,
});

/** Half a square tile's side plus enough to leave the tile, so that diagonals join without a seam. */
const diagonal = (tileMm: number, rising: boolean, widthMm: number): readonly TextureMark[] => {
  const s = rising ? -1 : 1;
  return [-tileMm, 0, tileMm].map((shift) =>
    line(shift - tileMm, -tileMm * s, shift + tileMm, tileMm * s, widthMm),
  );
};

/** The textures of the product (spec section 9) with the geometry of field notes section 0, lengths in mm. */
export const TEXTURES = {
  diagonal_lines: {
    kind: 'tile',
    widthMm: 5.08,
    heightMm: 5.08,
    marks: diagonal(5.08, true, 0.8),
    defaultFill: 'blue',
  },
  diagonal_lines_wide: {
    kind: 'tile',
    widthMm: 10.16,
    heightMm: 10.16,
    marks: diagonal(10.16, false, 0.8),
    defaultFill: 'cyan',
  },
  vertical_lines: {
    kind: 'tile',
    widthMm: 5,
    heightMm: 5,
    marks: [line(0, -2.5, 0, 2.5, 1.3)],
    defaultFill: 'magenta',
  },
  horizontal_lines: {
    kind: 'tile',
    widthMm: 5,
    heightMm: 5,
    marks: [line(-2.5, 0, 2.5, 0, 1.3)],
    defaultFill: 'orange',
  },
  dashed_lines: {
    kind: 'tile',
    widthMm: 7.62,
    heightMm: 7.62,
    marks: [
      line(-1.905, -2.45, -1.905, 2.45, 1),
      line(1.905, -3.81, 1.905, -1.36, 1),
      line(1.905, 1.36, 1.905, 3.81, 1),
    ],
    defaultFill: 'white',
  },
  grid: {
    kind: 'tile',
    widthMm: 7.5,
    heightMm: 7.5,
    marks: [line(-3.75, 0, 3.75, 0, 1), line(0, -3.75, 0, 3.75, 1)],
    defaultFill: 'yellow',
  },
  stair: {
    kind: 'tile',
    widthMm: 12.8,
    heightMm: 12.8,
    marks: [
      line(-6.4, 3.2, 0, 3.2, 1),
      line(0, 3.7, 0, -3.7, 1),
      line(0, -3.2, 6.4, -3.2, 1),
      line(-6.4, 3.7, -6.4, 6.4, 1),
      line(-6.4, -6.4, -6.4, -3.7, 1),
      line(6.4, -2.7, 6.4, -6.4, 1),
      line(6.4, 6.4, 6.4, 3.7, 1),
    ],
    defaultFill: 'green',
  },
  dotted_tight: { kind: 'tile', widthMm: 2.5, heightMm: 2.5, marks: [dot(0, 0, 1.2)], defaultFill: 'none' },
  dotted: {
    kind: 'tile',
    widthMm: 10,
    heightMm: 10,
    marks: [dot(-2.5, -2.5, 2), dot(2.5, 2.5, 2)],
    defaultFill: 'red',
  },
  medium: { kind: 'solid', ink: 'grey', defaultFill: 'none' },
  fill: { kind: 'solid', ink: 'black', defaultFill: 'none' },
  dashed: { kind: 'blank', defaultFill: 'none' },
  blank: { kind: 'blank', defaultFill: 'none' },
} as const satisfies Record<string, Texture>;

/** The name of a texture. */
export type TextureName = keyof typeof TEXTURES;

/** An old texture that draws nothing. Areas of older documents have it that have no texture and are explained by the legend all the same. */
export const EMPTY_AREA = 'blank' satisfies TextureName;

/** The names of all textures, old ones included. */
export const TEXTURE_NAMES = Object.keys(TEXTURES) as [TextureName, ...TextureName[]];

/** The geometry of a texture by its name. */
export function textureOf(name: TextureName): Texture {
  return TEXTURES[name];
}

/** Free strip between an outline and the texture inside it that a newly chosen texture gets, in mm (field notes 2.2, texture-contour). */
export const TEXTURE_STRIP_MM = 2;

/**
 * The fill that goes with changing a shape's texture: the default of the new one (product spec section 9), unless someone gave the
 * shape a colour of its own.
 */
export function fillForTexture(fill: Colour, from: TextureName | null, to: TextureName | null): Colour {
  const expected = from === null ? 'none' : textureOf(from).defaultFill;
  if (fill !== expected) return fill;
  return to === null ? 'none' : textureOf(to).defaultFill;
}
