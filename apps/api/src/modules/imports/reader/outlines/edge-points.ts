import { blurred, type GreyField } from './grey-field.js';

/** Where a picture changes most along its gradient, at most one place for each pixel. */
export interface EdgePoints {
  readonly width: number;
  readonly height: number;
  /** Pixels that have such a place, row by row. */
  readonly pixels: readonly number[];
  /** The place in px of the picture, finer than a pixel; by pixel, as all that follows. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** The gradient, in levels of grey for each px. */
  readonly gradientX: Float32Array;
  readonly gradientY: Float32Array;
  /** The step between the two sides of the edge, in percent of that from black to white; 0 where there is no edge. */
  readonly contrast: Float32Array;
}

/** Weaker edges than this, in percent, are never looked at: the eye hardly sees them, and they are many. */
const LEAST_CONTRAST = 2;
const WHITE = 255;

/** How far from the middle of three values, one step apart, the top of the parabola through them lies. */
function topOf(before: number, middle: number, after: number): number {
  const bend = before - 2 * middle + after;
  return bend === 0 ? 0 : (before - after) / (2 * bend);
}

/**
 * The edges of `field`: after a blur of `sigma` px, the places where the gradient is steeper than on either side of it (Canny 1986),
 * as exactly as a parabola through the three finds them (Devernay 1995).
 */
export function edgePointsOf(field: GreyField, sigma: number): EdgePoints {
  const { width, height } = field;
  const soft = blurred(field, sigma);
  const size = width * height;
  const [gradientX, gradientY, steepness] = [
    new Float32Array(size),
    new Float32Array(size),
    new Float32Array(size),
  ];
  const at = (values: Float32Array, index: number) => values[index] ?? 0;
  for (let row = 1; row < height - 1; row += 1) {
    for (let pixel = row * width + 1; pixel < (row + 1) * width - 1; pixel += 1) {
      const dx = (at(soft, pixel + 1) - at(soft, pixel - 1)) / 2;
      const dy = (at(soft, pixel + width) - at(soft, pixel - width)) / 2;
      gradientX[pixel] = dx;
      gradientY[pixel] = dy;
      steepness[pixel] = Math.sqrt(dx * dx + dy * dy);
    }
  }

  // A step that a Gaussian has blurred is steepest in its middle: there it rises by its height over sigma times the root of 2 pi.
  const percentOf = (100 * sigma * Math.sqrt(2 * Math.PI)) / WHITE;
  const [x, y, contrast] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  const pixels: number[] = [];
  for (let row = 2; row < height - 2; row += 1) {
    for (let column = 2; column < width - 2; column += 1) {
      const pixel = row * width + column;
      const here = at(steepness, pixel);
      const percent = here * percentOf;
      if (percent < LEAST_CONTRAST) continue;
      const isLevel = Math.abs(at(gradientX, pixel)) >= Math.abs(at(gradientY, pixel));
      const step = isLevel ? 1 : width;
      const [before, after] = [at(steepness, pixel - step), at(steepness, pixel + step)];
      // Of two that are equally steep the first is taken.
      if (here <= before || here < after) continue;
      const off = topOf(before, here, after);
      // The middle of a pixel is half a pixel from its corner.
      x[pixel] = column + 0.5 + (isLevel ? off : 0);
      y[pixel] = row + 0.5 + (isLevel ? 0 : off);
      contrast[pixel] = percent;
      pixels.push(pixel);
    }
  }
  return { width, height, pixels, x, y, gradientX, gradientY, contrast };
}
