import { CHART_TYPE_NAMES, CHART_TYPES, type ChartSpec, chartSpecSchema } from '@tastwerk/plugin-charts';
import fc from 'fast-check';
import { z } from 'zod';

export { CHART_TYPE_NAMES, CHART_TYPES, type ChartSpec };

/** The part of JSON Schema that schemas of charts are made of. */
interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

const TEXTS = ['A', 'B', 'Äpfel "rot"', '# 1', '', '1989', 'y = x^2', 'leer'] as const;
const MOST_ITEMS = 3;

/** Values that `schema` may accept. */
function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { properties, required = [], items, prefixItems, additionalProperties: named } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf));
  if (prefixItems) return fc.tuple(...prefixItems.map(valuesOf));
  if (properties) {
    const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valuesOf(one)]));
    return fc.record(fields, { requiredKeys: [...required] });
  }
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fc.constantFrom(...TEXTS);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -9, max: Math.min(schema.maximum ?? 9, 20) });
    case 'number':
      return fc.constantFrom(-2.5, 0, 0.1, 1, 3, 12.25, 1e-7);
    case 'array':
      return fc.array(valuesOf(items ?? {}), { maxLength: MOST_ITEMS });
    default:
      return typeof named === 'object'
        ? fc.dictionary(fc.constantFrom('a', 'b'), valuesOf(named))
        : fc.constant(null);
  }
}

/** A sample with those of `changes` that it may have. */
function changed(sample: ChartSpec, changes: Readonly<Record<string, unknown>>): ChartSpec {
  let spec = sample;
  for (const [name, value] of Object.entries(changes)) {
    const read = chartSpecSchema.safeParse({ ...spec, [name]: value });
    if (read.success) spec = read.data;
  }
  return spec;
}

/** Charts of all types with all sorts of data. */
export const anyChartSpecs: fc.Arbitrary<ChartSpec> = fc.oneof(
  ...CHART_TYPE_NAMES.map((name) => {
    const { schema, sample } = CHART_TYPES[name];
    const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    const { properties = {} } = described as JsonSchema;
    const fields = Object.entries(properties).map(([field, one]) => [field, valuesOf(one)] as const);
    return fc
      .tuple(
        fc.constantFrom('de' as const, 'en' as const),
        fc.record(Object.fromEntries(fields), { requiredKeys: [] }),
      )
      .map(([language, changes]): ChartSpec => changed(sample(language), changes));
  }),
);
