/** A copy of `value` that lacks `keys`: what is told to others of something that is kept. */
export function without<T extends object, K extends keyof T & string>(
  value: T,
  ...keys: readonly K[]
): Omit<T, K> {
  const dropped: readonly string[] = keys;
  // Every key but the dropped ones is there, as Omit says.
  return Object.fromEntries(Object.entries(value).filter(([key]) => !dropped.includes(key))) as Omit<T, K>;
}
