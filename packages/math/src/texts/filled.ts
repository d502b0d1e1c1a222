/** `sentence` with `values` in its places, such as `{name}`; places without a value stay. */
export function filled(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/gu, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
