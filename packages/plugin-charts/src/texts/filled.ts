/** A place for a value, or for one of two words: `{count}`, `{count|value is|values are}`. */
const PLACE = /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/gu;

/** `sentence` with `values` in its places; of two words the first stands for 1. Places without a value stay. `write` writes a value. */
export function filled(
  sentence: string,
  values: Readonly<Record<string, unknown>>,
  write: (value: unknown) => string = String,
): string {
  return sentence.replaceAll(PLACE, (whole, name: string, one?: string, more?: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    return one === undefined || more === undefined ? write(value) : value === 1 ? one : more;
  });
}
