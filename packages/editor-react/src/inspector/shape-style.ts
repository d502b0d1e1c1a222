import type { DrawingStyle, PageObject, RectObject } from '@tastwerk/editor-core';

/** How a shape is filled and outlined. */
export type FullShapeStyle = Pick<
  RectObject,
  'fill' | 'pattern' | 'border' | 'borderColour' | 'borderWidth' | 'borderStyle'
>;

/** An object that has a fill, a texture and an outline. */
export type ShapeObject = Extract<PageObject, FullShapeStyle>;

/** Whether `object` has a fill, a texture and an outline. */
export function isShape(object: PageObject): object is ShapeObject {
  return 'pattern' in object;
}

/** The value that all of `values` share, or null when they differ or there are none. */
export function sharedValue<T>(values: readonly T[]): T | null {
  const [first, ...others] = values;
  return first !== undefined && others.every((other) => other === first) ? first : null;
}

/** Line widths that the guidelines name, in mm; the first is for guide lines alone (product spec section 3). */
export const LINE_WIDTHS_MM = [0.5, 1.5, 2.5] as const;

/** A change of style in the form in which the session keeps the style of the next shape: no outline is one without colour. */
export function drawingStyleOf(change: Partial<FullShapeStyle>): Partial<DrawingStyle> {
  const { pattern, border, fill, borderColour, borderWidth, borderStyle } = change;
  return {
    ...(pattern ? { texture: pattern.template } : {}),
    ...(border === undefined ? {} : { borderColour: border ? 'black' : 'none' }),
    ...(fill ? { fill } : {}),
    ...(borderColour ? { borderColour } : {}),
    ...(borderWidth === undefined ? {} : { borderWidth }),
    ...(borderStyle ? { borderStyle } : {}),
  };
}
