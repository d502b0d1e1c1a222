import { outlineWidthOf } from '../../../objects/shape-style.js';
import type { TactileForm } from '../../../objects/tactile-form.js';
import type { EllipseObject } from './schema.js';

/** An ellipse is read as an area as large as its box. */
export function ellipseForm(ellipse: EllipseObject): TactileForm {
  const outlineMm = outlineWidthOf(ellipse);
  return {
    role: 'area',
    style: ellipse,
    widthMm: ellipse.width + outlineMm,
    heightMm: ellipse.height + outlineMm,
  };
}
