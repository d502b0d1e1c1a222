import { NEW_OBJECT } from '../../objects/placed.js';
import { DEFAULT_SHAPE_SIDE_MM, DEFAULT_SHAPE_STYLE, outlineWidthOf } from '../../objects/shape-style.js';
import type { TactileForm } from '../../objects/tactile-form.js';
import type { ObjectOf } from '../../objects/schema.js';

/** A rectangle or an ellipse. */
type BoxedShape = ObjectOf<'rect'> | ObjectOf<'ellipse'>;

/** A new rectangle or ellipse but for its kind and id. */
export const DEFAULT_BOXED_SHAPE: Omit<BoxedShape, 'type' | 'uuid'> = {
  x: 0,
  y: 0,
  width: DEFAULT_SHAPE_SIDE_MM,
  height: DEFAULT_SHAPE_SIDE_MM,
  angle: 0,
  ...NEW_OBJECT,
  ...DEFAULT_SHAPE_STYLE,
};

/** Both are read as areas as large as their boxes. */
export function boxedForm(shape: BoxedShape): TactileForm {
  const outlineMm = outlineWidthOf(shape);
  return { role: 'area', style: shape, widthMm: shape.width + outlineMm, heightMm: shape.height + outlineMm };
}
