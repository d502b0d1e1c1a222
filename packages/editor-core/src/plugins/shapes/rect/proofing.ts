import { outlineWidthOf } from '../../../objects/shape-style.js';
import type { TactileForm } from '../../../objects/tactile-form.js';
import type { RectObject } from './schema.js';

/** A rectangle is read as an area. */
export function rectForm(rect: RectObject): TactileForm {
  const outlineMm = outlineWidthOf(rect);
  return {
    role: 'area',
    style: rect,
    widthMm: rect.width + outlineMm,
    heightMm: rect.height + outlineMm,
  };
}
