/** Symbols in each row, from the top: as on dice up to six, then as on playing cards; more in rows that are nearly alike. */
const ROWS: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [1, 1],
  3: [1, 1, 1],
  4: [2, 2],
  5: [2, 1, 2],
  6: [2, 2, 2],
  7: [2, 3, 2],
  8: [3, 2, 3],
  9: [3, 3, 3],
  10: [3, 4, 3],
};

/** Rows of symbols are at most this long beyond ten symbols. */
const MOST_IN_ROW = 5;

/** How many symbols lie in each row for `count` of them. */
export function symbolRows(count: number): readonly number[] {
  const known = ROWS[count];
  if (known) return known;
  const rows = Math.ceil(count / MOST_IN_ROW);
  return Array.from({ length: rows }, (_, row) => Math.floor((count + row) / rows));
}
