/**
 * `value` as the shortest decimal with at most `places` digits after the point, never an exponent and never `-0`, so that
 * files are the same on every machine.
 */
export function decimal(value: number, places: 2 | 3 | 5): string {
  const factor = 10 ** places;
  const rounded = Math.round(value * factor) / factor;
  return rounded === 0 ? '0' : String(rounded);
}

/** The digits after the point of 0 to 999 thousandths, the point included; nothing where there are none. */
const THOUSANDTHS = Array.from({ length: 1000 }, (_, count) => decimal(count / 1000, 3).slice(1));

/**
 * A length in mm for a file: steps of 1 µm, far below what paper shows. What `decimal(value, 3)` gives, put together from whole
 * numbers in a third of the time, for a page of braille has tens of thousands of them.
 */
export function mm(value: number): string {
  const thousandths = Math.abs(Math.round(value * 1000));
  const whole = Math.trunc(thousandths / 1000);
  const digits = THOUSANDTHS[thousandths % 1000] ?? '';
  return value < 0 && thousandths > 0 ? `-${whole}${digits}` : `${whole}${digits}`;
}

/** A factor of a matrix: exact to 0.01 mm over the diagonal of A3. */
export function factor(value: number): string {
  return decimal(value, 5);
}
