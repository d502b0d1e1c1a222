import type { LineObject } from '@tastwerk/editor-core';
import type { ShapeStyle } from '../input/canvas-input.js';

type LineStyle = Partial<Pick<LineObject, 'border' | 'borderColour' | 'borderWidth' | 'borderStyle'>>;

/** How a line is drawn in `style`: it has no inside, and without a stroke it would not be there, so it always has one. */
export function lineStyleOf({ borderColour, borderWidth, borderStyle }: ShapeStyle): LineStyle {
  return {
    border: true,
    ...(borderColour !== undefined && borderColour !== 'none' && { borderColour }),
    ...(borderWidth !== undefined && { borderWidth }),
    ...(borderStyle && { borderStyle }),
  };
}
