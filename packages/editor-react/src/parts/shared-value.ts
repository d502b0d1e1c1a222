/** The value that all of `values` share, or null when they differ or there are none. */
export function sharedValue<T>(values: readonly T[]): T | null {
  const [first, ...others] = values;
  return first !== undefined && others.every((other) => other === first) ? first : null;
}
