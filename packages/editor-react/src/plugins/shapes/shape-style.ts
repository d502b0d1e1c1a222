import type { DrawingStyle } from '@tastwerk/editor-core';
import { fillForTexture, TEXTURE_STRIP_MM, type TextureName } from '@tastwerk/editor-core/document';
import type { ShapeStyle } from '@tastwerk/editor-core/objects';

/** What choosing a texture changes: it brings its fill, and a first one the free strip beside the outline. */
export function withTexture(
  { fill, pattern }: ShapeStyle,
  template: TextureName | null,
): Pick<ShapeStyle, 'fill' | 'pattern'> {
  const isFirst = pattern.template === null && template !== null;
  const offset = isFirst && pattern.offset === 0 ? TEXTURE_STRIP_MM : pattern.offset;
  return {
    fill: fillForTexture(fill, pattern.template, template),
    pattern: { ...pattern, offset, template },
  };
}

/** Line widths that the guidelines name, in mm; the first is for guide lines alone (product spec section 3). */
export const LINE_WIDTHS_MM = [0.5, 1.5, 2.5] as const;

/** A change of style in the form in which the session keeps the style of the next shape: no outline is one without colour. */
export function drawingStyleOf(change: Partial<ShapeStyle>): Partial<DrawingStyle> {
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
