import type { Cell } from '../translator/translator.js';
import type { TextureName } from '../values/textures.js';
import type { Box } from '../geometry/box.js';
import type { PathData } from '../geometry/path-data.js';
import type { Point } from '../geometry/point.js';

/**
 * `relief` swells (black fully, grey half as high), `print` is flat ink for the sighted, `aid` is shown on screen alone.
 */
export type Layer = 'relief' | 'print' | 'aid';

/** An ink as six hexadecimal digits RRGGBB. */
export type Ink = string;

/** How a line is drawn along an outline. */
export interface Stroke {
  readonly ink: Ink;
  readonly widthMm: number;
  /** Lengths of dash and gap in turn, in mm; absent for a solid line. */
  readonly dashMm?: readonly number[];
  readonly cap: 'butt' | 'round';
  readonly join: 'miter' | 'round';
}

interface Drawn {
  readonly layer: Layer;
  /** The object that this draws, or null for what belongs to the page. */
  readonly objectId: string | null;
}

/** An outline, filled (non-zero winding) or stroked or both, in page mm. */
export interface PathPrimitive extends Drawn {
  readonly type: 'path';
  readonly path: PathData;
  readonly fill?: Ink;
  readonly stroke?: Stroke;
  /** The solid texture that `fill` is; absent where it is a colour. */
  readonly texture?: TextureName;
}

/** A texture inside `path`: tiles are laid with a tile's centre at `origin`, turned by `angle` degrees clockwise. */
export interface TexturePrimitive extends Drawn {
  readonly type: 'texture';
  readonly path: PathData;
  readonly texture: TextureName;
  readonly origin: Point;
  readonly angle: number;
  readonly ink: Ink;
}

/** Black print in the bundled font, a line or a part of it: baseline start at `origin`, turned by `angle` degrees clockwise about it. */
export interface TextPrimitive extends Drawn {
  readonly type: 'text';
  readonly text: string;
  readonly origin: Point;
  readonly angle: number;
  /** Font size (em) in mm. */
  readonly sizeMm: number;
  /** Advance width of the whole text in mm, from the bundled font's metrics. */
  readonly widthMm: number;
  readonly ink: Ink;
  /** Drawn out of the one face of the bundled font, see {@link BOLD_STROKE_EM} and {@link ITALIC_SLANT}; its advance widths stay. */
  readonly isBold?: true;
  readonly isItalic?: true;
  /** BCP 47 tag of its language, where that is not the one of the scene. */
  readonly language?: string;
}

/** How dots stand, in mm: diameter, distance of dots in a cell and distance of cells. */
export interface DotGeometry {
  readonly diameterMm: number;
  readonly dotSpacingMm: number;
  readonly cellSpacingMm: number;
}

/** One line of braille: centre of dot 1 of the first cell at `origin`, turned by `angle` degrees clockwise about it. */
export interface BraillePrimitive extends Drawn {
  readonly type: 'braille';
  readonly cells: readonly Cell[];
  readonly origin: Point;
  readonly angle: number;
  readonly dots: DotGeometry;
  readonly ink: Ink;
  /** The print text that these cells write, for alternative text and search in files. */
  readonly text: string;
}

/** Primitives clipped to `clip` (non-zero winding unless `evenOdd`). */
export interface ClipPrimitive extends Drawn {
  readonly type: 'clip';
  readonly clip: PathData;
  readonly evenOdd: boolean;
  readonly children: readonly Primitive[];
}

/** Anything that a painter draws. */
export type Primitive = PathPrimitive | TexturePrimitive | TextPrimitive | BraillePrimitive | ClipPrimitive;

/** A painter holds a `Record` over these, so that a primitive without a drawing does not compile. */
export type PrimitiveType = Primitive['type'];

/** The primitive of one type. */
export type PrimitiveOf<T extends PrimitiveType> = Extract<Primitive, { type: T }>;

/** One page as flat primitives in page mm, in painting order. */
export interface Scene {
  readonly widthMm: number;
  readonly heightMm: number;
  /** Title of the page for metadata and accessible names. */
  readonly title: string;
  /** BCP 47 tag of the document's language. */
  readonly language: string;
  readonly primitives: readonly Primitive[];
}

/** A part of a scene that one object draws, with the box it covers including strokes and dots. */
export interface ObjectScene {
  readonly objectId: string;
  readonly bounds: Box;
  readonly primitives: readonly Primitive[];
}
