/** How many of `sorted` keep `isBefore`, which those that stand first do and the others do not. */
export function countWhile<T>(sorted: readonly T[], isBefore: (value: T) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const value = sorted[middle];
    if (value !== undefined && isBefore(value)) low = middle + 1;
    else high = middle;
  }
  return low;
}
