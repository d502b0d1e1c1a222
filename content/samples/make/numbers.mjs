/** Width of the right column of dots of a braille cell with its gap, in mm. */
const COLUMN_MM = 2.5;
/** Digits whose braille has dots in the left column alone. */
const NARROW = new Set([1, 2]);

/** A number whose braille ends at `x`, so that it is as far from what it names as other numbers are. */
export function numberLeftOf(label, number, x, y) {
  return label(String(number), NARROW.has(number % 10) ? x + COLUMN_MM : x, y, { anchor: 'right' });
}
