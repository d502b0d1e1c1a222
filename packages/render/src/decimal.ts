/**
 * `value` as the shortest decimal with at most `places` digits after the point, never an exponent and never `-0`, so that
 * files are the same on every machine.
 */
export function decimal(value: number, places: 2 | 3 | 5): string {
  const factor = 10 ** places;
  const rounded = Math.round(value * factor) / factor;
  return rounded === 0 ? '0' : String(rounded);
}

/** A length in mm for a file: steps of 1 µm, far below what paper shows. */
export function mm(value: number): string {
  return decimal(value, 3);
}

/** A factor of a matrix: exact to 0.01 mm over the diagonal of A3. */
export function factor(value: number): string {
  return decimal(value, 5);
}
