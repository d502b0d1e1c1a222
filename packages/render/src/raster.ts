/** Px of a picture, row by row from the top, as red, green, blue and alpha of 8 bits each. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array | Uint8ClampedArray;
}

/**
 * `raster` made smaller by the whole number `times`: each px is the mean of `times` by `times` px, of fewer at the right and
 * lower edge where they do not divide. The last row and column are never lost.
 */
export function shrink({ width, height, pixels }: Raster, times: number): Raster {
  const [newWidth, newHeight] = [Math.ceil(width / times), Math.ceil(height / times)];
  const shrunk = new Uint8Array(newWidth * newHeight * 4);
  const sums = new Uint32Array(newWidth * 4);
  let to = 0;
  for (let top = 0; top < height; top += times) {
    const bottom = Math.min(height, top + times);
    sums.fill(0);
    for (let y = top; y < bottom; y += 1) addRow(sums, pixels, y * width, width, times);
    for (let column = 0; column < newWidth; column += 1) {
      const count = (bottom - top) * Math.min(times, width - column * times);
      for (let at = column * 4; at < column * 4 + 4; at += 1) {
        shrunk[to] = Math.round((sums[at] ?? 0) / count);
        to += 1;
      }
    }
  }
  return { width: newWidth, height: newHeight, pixels: shrunk };
}

/** Adds the row of px that begins at px `start` to `sums`, `times` px to the same four numbers. */
function addRow(
  sums: Uint32Array,
  pixels: Raster['pixels'],
  start: number,
  width: number,
  times: number,
): void {
  let from = start * 4;
  const end = from + width * 4;
  for (let sum = 0; from < end; sum += 4) {
    let [red, green, blue, alpha] = [0, 0, 0, 0];
    for (const stop = Math.min(end, from + times * 4); from < stop; from += 4) {
      red += pixels[from] ?? 0;
      green += pixels[from + 1] ?? 0;
      blue += pixels[from + 2] ?? 0;
      alpha += pixels[from + 3] ?? 0;
    }
    sums[sum] = (sums[sum] ?? 0) + red;
    sums[sum + 1] = (sums[sum + 1] ?? 0) + green;
    sums[sum + 2] = (sums[sum + 2] ?? 0) + blue;
    sums[sum + 3] = (sums[sum + 3] ?? 0) + alpha;
  }
}
