/**
 * Whether two frames of a layer have the same parts, each the same reference. Presenting a canvas costs milliseconds without a
 * GPU, so a layer that would show the same again does not draw.
 */
export function isSameFrame<T extends object>(a: T, b: T): boolean {
  const [before, after] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return before.length === after.size && before.every(([key, value]) => after.get(key) === value);
}
