/** A JSON object of unknown content. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether `value` is a JSON object, not an array and not null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `object` without the properties named. */
export function withoutProperties(object: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}

/** `object` with the property `name` mapped when it is there. */
export function mapProperty(object: JsonObject, name: string, map: (value: unknown) => unknown): JsonObject {
  return Object.hasOwn(object, name) ? { ...object, [name]: map(object[name]) } : object;
}

/** The elements of `value` mapped when it is an array, else `value`. */
export function mapElements(value: unknown, map: (element: unknown, index: number) => unknown): unknown {
  return Array.isArray(value) ? value.map(map) : value;
}
