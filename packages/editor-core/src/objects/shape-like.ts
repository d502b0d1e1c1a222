import { isJsonObject } from '../values/json.js';
import type { ObjectOf, PageObject } from './schema.js';

/** How a shape is filled and outlined. */
export type ShapeStyle = Pick<
  ObjectOf<'rect'>,
  'fill' | 'pattern' | 'border' | 'borderColour' | 'borderWidth' | 'borderStyle'
>;

/** How an outline or a line is drawn. */
export type OutlineStyle = Pick<ShapeStyle, 'border' | 'borderColour' | 'borderWidth' | 'borderStyle'>;

/** Whether `object` has a fill, a texture and an outline. Asks no kind, since one that is unknown may call anything `pattern`. */
export function isShape(object: PageObject): object is Extract<PageObject, ShapeStyle> {
  return 'pattern' in object && isJsonObject(object.pattern) && 'template' in object.pattern;
}

/** Whether `object` has an outline of its own: shapes, lines and curves have. */
export function isOutlined(object: PageObject): object is Extract<PageObject, OutlineStyle> {
  return 'borderStyle' in object;
}
