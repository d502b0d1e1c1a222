import { z } from 'zod';

/** A column of a grid in which a list of flat objects is edited. */
export interface ListColumn {
  /** The property of each object; undefined where the list holds plain values. */
  readonly name: string | undefined;
  readonly shape: ScalarShape;
  /** What is added to a number for people, who count graphs from one; 0 for most. */
  readonly shift: number;
}

/** A number. */
interface NumberShape {
  readonly kind: 'number';
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly isWhole: boolean;
  /** What an empty field says: null, nothing, or that a number is missing. */
  readonly empty: 'null' | 'absent' | 'missing';
}

/** A property that is one value. */
export type ScalarShape =
  | { readonly kind: 'text'; readonly maxLength: number | undefined; readonly isLong: boolean }
  | NumberShape
  /** A number that may be typed as a term. */
  | { readonly kind: 'term'; readonly empty: NumberShape['empty'] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly options: readonly string[] };

/** How a property of a chart's spec is edited. */
export type FieldShape =
  | ScalarShape
  | { readonly kind: 'list'; readonly columns: readonly ListColumn[]; readonly most: number }
  /** Rows of texts. */
  | { readonly kind: 'matrix'; readonly rows: number; readonly columns: number }
  /** Numbers by their names. */
  | { readonly kind: 'record' }
  | { readonly kind: 'formula' }
  /** Which of the sets of the chart something lies in. */
  | { readonly kind: 'members' }
  /** Elements of geometry, typed one in a line. */
  | { readonly kind: 'construction' }
  | { readonly kind: 'group'; readonly fields: readonly NamedShape[] }
  /** One of several objects, told apart by what their property `by` says. */
  | { readonly kind: 'variants'; readonly by: string; readonly variants: readonly Variant[] }
  | { readonly kind: 'items'; readonly item: FieldShape; readonly most: number };

/** A property with its name. */
export interface NamedShape {
  readonly name: string;
  readonly shape: FieldShape;
}

/** One of several forms of an object. */
export interface Variant {
  readonly id: string;
  readonly fields: readonly NamedShape[];
}

/** The part of JSON Schema that schemas of charts are made of. */
interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** See `term` in `sheet/fields.ts`. */
  readonly isTerm?: boolean;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly default?: unknown;
}

/** Texts that may be longer than this have several lines. */
const LINE_LENGTH = 300;
/** Lists without a bound of their own have this one. */
const MOST_ITEMS = 500;
/** Flat objects with more properties are edited one below the other: a grid of them would be too wide. */
const MOST_COLUMNS = 6;

const isString = (value: unknown): value is string => typeof value === 'string';

/** `schema` without the choice of null, and whether null was one. */
function withoutNull(schema: JsonSchema): readonly [schema: JsonSchema, isNullable: boolean] {
  if (typeof schema.type === 'object') {
    const [type = '', ...more] = schema.type.filter((one) => one !== 'null');
    return more.length === 0 ? [{ ...schema, type }, true] : [schema, false];
  }
  const choices = schema.anyOf ?? schema.oneOf;
  const others = choices?.filter(({ type }) => type !== 'null');
  const [single, ...more] = others ?? [];
  return choices && others && others.length < choices.length && single && more.length === 0
    ? [single, true]
    : [schema, false];
}

function scalarOf(given: JsonSchema, isRequired: boolean): ScalarShape | undefined {
  const [schema, isNullable] = withoutNull(given);
  const options = schema.enum?.filter(isString);
  if (options && options.length > 0) return { kind: 'choice', options };
  switch (schema.type) {
    case 'string':
      return {
        kind: 'text',
        maxLength: schema.maxLength,
        isLong: schema.maxLength === undefined || schema.maxLength > LINE_LENGTH,
      };
    case 'boolean':
      return { kind: 'flag' };
    case 'number':
    case 'integer': {
      const empty = isNullable ? 'null' : isRequired ? 'missing' : 'absent';
      if (schema.isTerm === true) return { kind: 'term', empty };
      return {
        kind: 'number',
        min: schema.minimum,
        max: schema.maximum,
        isWhole: schema.type === 'integer',
        empty,
      };
    }
    default:
      return undefined;
  }
}

/** Properties that hold places in the list of graphs. */
const COUNTED = new Set(['graph', 'other']);

/** How properties are edited that say by their names what they hold. */
function shapeNamed(name: string, { type, items }: JsonSchema): FieldShape | undefined {
  if (name === 'formula' && type === 'string') return { kind: 'formula' };
  if (name === 'inside' && type === 'array') return { kind: 'members' };
  return name === 'elements' && items?.properties?.['args'] ? { kind: 'construction' } : undefined;
}

/** The properties of an object that are edited: not those that are always the same. */
function fieldsOf({ properties = {}, required = [] }: JsonSchema): readonly NamedShape[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    if (property.const !== undefined) return [];
    const shape = shapeNamed(name, property) ?? shapeOf(property, required.includes(name));
    return shape ? [{ name, shape }] : [];
  });
}

/** The property that tells `choices` apart. */
function variantsOf(choices: readonly JsonSchema[]): FieldShape | undefined {
  const [first] = choices;
  const by = Object.entries(first?.properties ?? {}).find(([, property]) => isString(property.const))?.[0];
  if (by === undefined) return undefined;
  const variants = choices.flatMap((choice) => {
    const id = choice.properties?.[by]?.const;
    return isString(id) ? [{ id, fields: fieldsOf(choice) }] : [];
  });
  return variants.length === choices.length ? { kind: 'variants', by, variants } : undefined;
}

function listOf({ items = {}, maxItems: most = MOST_ITEMS }: JsonSchema): FieldShape | undefined {
  const plain = scalarOf(items, true);
  if (plain) return { kind: 'list', columns: [{ name: undefined, shape: plain, shift: 0 }], most };
  if (items.type === 'array' && items.items?.type === 'string') {
    return { kind: 'matrix', rows: most, columns: items.maxItems ?? MOST_ITEMS };
  }
  const item = shapeOf(items, true);
  if (!item) return undefined;
  if (item.kind !== 'group' || item.fields.length > MOST_COLUMNS) return { kind: 'items', item, most };
  const columns = item.fields.flatMap(({ name, shape }): readonly ListColumn[] =>
    shape.kind === 'text' || shape.kind === 'number'
      ? [{ name, shape, shift: COUNTED.has(name) ? 1 : 0 }]
      : [],
  );
  return columns.length === item.fields.length
    ? { kind: 'list', columns, most }
    : { kind: 'items', item, most };
}

/** How a value that `schema` describes is edited; undefined for what has no field. */
function shapeOf(schema: JsonSchema, isRequired: boolean): FieldShape | undefined {
  const scalar = scalarOf(schema, isRequired);
  if (scalar) return scalar;
  const [inner] = withoutNull(schema);
  const choices = inner.anyOf ?? inner.oneOf;
  if (choices) return variantsOf(choices);
  const { additionalProperties: named } = inner;
  if (typeof named === 'object' && (named.type === 'number' || named.anyOf)) return { kind: 'record' };
  if (inner.type === 'object') return { kind: 'group', fields: fieldsOf(inner) };
  return inner.type === 'array' ? listOf(inner) : undefined;
}

const known = new WeakMap<z.ZodType, readonly NamedShape[]>();

/** How the properties of what `schema` accepts are edited, in their order. */
export function shapesOf(schema: z.ZodType): readonly NamedShape[] {
  const before = known.get(schema);
  if (before) return before;
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const shapes = fieldsOf(described as JsonSchema);
  known.set(schema, shapes);
  return shapes;
}
