import type { z } from 'zod';
import type { Box } from '../geometry/box.js';
import type { PathData } from '../geometry/path-data.js';
import type { Point } from '../geometry/point.js';
import type { LegendMark } from '../legend/legend-entry.js';
import type { Primitive } from '../scene/primitives.js';
import type { SceneContext } from '../scene/context.js';
import type { PathObject } from './path/schema.js';
import type { ObjectInput, PageObject } from './schema.js';
import type { TactileForm } from './tactile-form.js';

/** What every object has, whatever its kind. */
export interface Identified {
  readonly type: string;
  readonly uuid: string;
}

/** What the core knows about one kind of object: each kind's folder fills one of these. Lengths in page mm. */
export interface ObjectType<T extends Identified> {
  readonly schema: z.ZodType<T>;
  /** Whether removing takes it away; a legend stays and is put out of use instead. */
  readonly isRemovable: boolean;
  /** A new object: the kind's defaults, at the page's origin, then what `input` says. */
  create(input: ObjectInput<T>): T;
  /** The box before turning and without stroke; the object turns about its centre. */
  frame(object: T): Box;
  /** How far the object is turned about its frame's centre, in degrees clockwise. */
  angle(object: T): number;
  /** The smallest box around everything that the object draws, strokes, heads and dots included, after turning. */
  bounds(object: T): Box;
  /** The line that the object draws around itself or along itself, after turning; none for texts and groups. */
  outline(object: T): PathData | undefined;
  /** The path that looks as this object does, but for its id; none for what is no single shape. */
  asPath(object: T): Omit<PathObject, 'uuid'> | undefined;
  /** Whether a hand at `point` means this object; `toleranceMm` widens lines. */
  hits(object: T, point: Point, toleranceMm: number): boolean;
  /** The object moved by `dx`, `dy`. */
  move(object: T, dx: number, dy: number): T;
  /** The object turned by `degrees` clockwise about `centre`. */
  turn(object: T, degrees: number, centre: Point): T;
  /** The object with its frame mapped as `from` becomes `to`, both before turning; strokes keep their width. */
  resize(object: T, from: Box, to: Box): T;
  /** As `resize`, for one among several that are scaled as a whole; where it is not given they are resized. */
  scale?(object: T, from: Box, to: Box): T;
  /** What the object itself shows that a legend can explain. */
  legendMarks(object: T): readonly LegendMark[];
  /** What the object draws, in painting order. */
  scene(object: T, context: SceneContext): readonly Primitive[];
  /** What a finger takes the object for, which decides the rules that a proof holds it to. */
  form(object: T, context: SceneContext): TactileForm;
}
