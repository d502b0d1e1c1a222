import type { Matrix } from '../geometry/matrix.js';
import { lengthOf, numbersIn } from './numbers.js';
import type { Attributes } from './presentation.js';
import { IDENTITY } from './transform.js';

/** A window onto user units: its size, and how what is in it comes there. Lengths in px at 96 to the inch. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly matrix: Matrix;
}

/** The `viewBox` of an element, when it has one with sides. */
function viewBoxOf(attributes: Attributes) {
  const [x = 0, y = 0, width = 0, height = 0] = numbersIn(attributes['viewBox'] ?? '');
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/**
 * The window that `attributes` of an `svg` or `symbol` open (SVG 1.1, 7.2 to 7.8): its view box lies in it as large as it goes, in the
 * middle, unless it says that it is stretched. Undefined where neither sides nor a view box say how large it is.
 */
export function viewportOf(attributes: Attributes): Viewport | undefined {
  const viewBox = viewBoxOf(attributes);
  const [givenWidth, givenHeight] = [lengthOf(attributes['width'], 0), lengthOf(attributes['height'], 0)];
  if (!viewBox) {
    const isWhole = givenWidth > 0 && givenHeight > 0;
    return isWhole ? { width: givenWidth, height: givenHeight, matrix: IDENTITY } : undefined;
  }
  // A side that is missing follows from the other by the proportions of the view box.
  const ratio = viewBox.width / viewBox.height;
  const width = givenWidth > 0 ? givenWidth : givenHeight > 0 ? givenHeight * ratio : viewBox.width;
  const height = givenHeight > 0 ? givenHeight : width / ratio;
  const [scaleX, scaleY] = [width / viewBox.width, height / viewBox.height];
  const isStretched = attributes['preserveAspectRatio']?.trim().startsWith('none') === true;
  const [a, d] = isStretched ? [scaleX, scaleY] : [Math.min(scaleX, scaleY), Math.min(scaleX, scaleY)];
  return {
    width,
    height,
    matrix: {
      a,
      b: 0,
      c: 0,
      d,
      e: (width - viewBox.width * a) / 2 - viewBox.x * a,
      f: (height - viewBox.height * d) / 2 - viewBox.y * d,
    },
  };
}
