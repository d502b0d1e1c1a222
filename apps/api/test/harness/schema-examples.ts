import { randomUUID } from 'node:crypto';
import { z } from 'zod';

/** A schema as JSON Schema: what is known of a value before it is read. */
type Shape = z.core.JSONSchema.JSONSchema;

/** Where a value stands in another one. */
export type Place = readonly (string | number)[];

/** Texts of which one fits each pattern of the contract. */
const TEXTS = [
  'Ada',
  '1',
  'a0',
  '/catalogue',
  '2026-01-01',
  'api-2026-01-01.log',
  'a'.repeat(64),
  'a'.repeat(22),
  '10115',
  'fr:fr-bfu-g2@3.39',
  '⠁',
];

function textOf({ format, pattern, minLength = 0 }: Shape): string {
  if (format === 'email') return 'ada@tastwerk.example';
  if (format === 'uuid') return randomUUID();
  if (format === 'date') return '2026-01-01';
  const fitting = TEXTS.map((text) => text.padEnd(minLength, 'x')).find(
    (text) => pattern === undefined || new RegExp(pattern, 'u').test(text),
  );
  if (fitting === undefined) throw new Error(`no text of TEXTS fits ${pattern}`);
  return fitting;
}

function numberOf({ minimum = 1, maximum = Infinity }: Shape): number {
  return Math.min(Math.max(1, minimum), maximum);
}

/** Values that fit `shape`: the first one has every field, the others have another of its alternatives each. */
function examplesOfShape(shape: Shape | boolean): readonly unknown[] {
  if (typeof shape === 'boolean') return ['Ada'];
  const alternatives = shape.anyOf ?? shape.oneOf;
  if (alternatives !== undefined) {
    const examples = alternatives.flatMap(examplesOfShape);
    // Words of a list, as of an enumeration.
    if (alternatives.every((one) => typeof one === 'object' && one.const !== undefined))
      return examples.slice(0, 1);
    const telling = examples.filter((one) => one !== null && one !== '');
    return telling.length === 0 ? examples : telling;
  }
  if (shape.const !== undefined) return [shape.const];
  if (shape.enum !== undefined) return [shape.enum[0]];
  switch (shape.type) {
    case 'string':
      return [textOf(shape)];
    case 'number':
    case 'integer':
      return [numberOf(shape)];
    case 'boolean':
      return [true];
    case 'null':
      return [null];
    case 'array': {
      const items = Array.isArray(shape.items) ? shape.items[0] : shape.items;
      return examplesOfShape(items ?? {}).map((item) => [item]);
    }
    case 'object': {
      const fields = Object.entries(shape.properties ?? {}).map(
        ([key, part]) => [key, examplesOfShape(part)] as const,
      );
      const full = Object.fromEntries(fields.map(([key, [first]]) => [key, first]));
      const others = fields.flatMap(([key, [, ...rest]]) => rest.map((value) => ({ ...full, [key]: value })));
      return [full, ...others];
    }
    default:
      return ['Ada'];
  }
}

/** Values that `schema` takes: every field of it stands in one of them. */
export function examplesOf(schema: z.ZodType): readonly unknown[] {
  return examplesOfShape(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

/** The longest text that `schema` takes at `place`, in UTF-16 units; undefined where no text is wanted or any length will do. */
export function longestAt(schema: z.ZodType, place: Place): number | undefined {
  const lengths = (shape: Shape | boolean, [key, ...rest]: Place): readonly number[] => {
    if (typeof shape === 'boolean') return [];
    const alternatives = shape.anyOf ?? shape.oneOf;
    if (alternatives !== undefined)
      return alternatives.flatMap((one) => lengths(one, key === undefined ? [] : [key, ...rest]));
    if (key === undefined) return shape.maxLength === undefined ? [] : [shape.maxLength];
    const items = Array.isArray(shape.items) ? shape.items[0] : shape.items;
    return lengths((typeof key === 'number' ? items : shape.properties?.[key]) ?? false, rest);
  };
  const found = lengths(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), place);
  return found.length === 0 ? undefined : Math.max(...found);
}

/** Every place in `value`, the whole of it first; what stands below a place of `closed` names is left out. */
export function placesIn(value: unknown, closed: readonly string[] = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  const below = parts.flatMap(([key, part]: readonly [string | number, unknown]) =>
    typeof key === 'string' && closed.includes(key)
      ? [[key]]
      : placesIn(part, closed).map((place) => [key, ...place]),
  );
  return [[], ...below];
}

/** What stands in `value` at `place`. */
export function valueAt(value: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
}

/** `value` with `part` at `place`. */
export function withPart(value: unknown, [key, ...rest]: Place, part: unknown): unknown {
  if (key === undefined) return part;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === key ? withPart(item, rest, part) : item));
  return { ...Object(value), [key]: withPart(Object(value)[key], rest, part) };
}
