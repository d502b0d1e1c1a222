import type { z } from 'zod';
import type { Box } from '../geometry/box.js';
import type { Point } from '../geometry/point.js';
import type { Primitive } from '../scene/primitives.js';
import type { SceneContext } from '../scene/context.js';
import type { ObjectInput } from './schema.js';
import type { TactileForm } from './tactile-form.js';

/** What every object has, whatever its kind. */
export interface Placed {
  readonly type: string;
  readonly uuid: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** What the core knows about one kind of object: each kind's folder fills one of these. Lengths in page mm. */
export interface ObjectType<T extends Placed> {
  readonly schema: z.ZodType<T>;
  /** A new object: the kind's defaults, at the page's origin, then what `input` says. */
  create(input: ObjectInput<T>): T;
  /** The box before turning and without stroke; the object turns about its centre. */
  frame(object: T): Box;
  /** The smallest box around everything that the object draws, strokes, heads and dots included, after turning. */
  bounds(object: T): Box;
  /** Whether a hand at `point` means this object; `toleranceMm` widens lines. */
  hits(object: T, point: Point, toleranceMm: number): boolean;
  /** The object with its frame mapped as `from` becomes `to`; strokes keep their width. */
  resize(object: T, from: Box, to: Box): T;
  /** What the object draws, in painting order. */
  scene(object: T, context: SceneContext): readonly Primitive[];
  /** What a finger takes the object for, which decides the rules that a proof holds it to. */
  form(object: T, context: SceneContext): TactileForm;
}
