/** Whether a value of JSON is an object, and no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values of JSON are equal, whatever the order of their keys. Equal parts that are shared take no time. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))];
  if (mine.length !== theirs.size) return false;
  return mine.every(([name, value]) => theirs.has(name) && isSameJson(value, theirs.get(name)));
}
