import { z } from 'zod';
import { LIMITS } from '../document/limits.js';
import type { Immutable } from '../immutable.js';
import { cubicSchema } from './cubic/schema.js';
import { ellipseSchema } from './ellipse/schema.js';
import { type GroupOf, groupSchemaOf } from './group/schema.js';
import { importedSchema } from './imported/schema.js';
import { keySchema } from './key/schema.js';
import { labelSchema } from './label/schema.js';
import { lineSchema } from './line/schema.js';
import { pathSchema } from './path/schema.js';
import { quadraticSchema } from './quadratic/schema.js';
import { rectSchema } from './rect/schema.js';

/** Every kind that holds no other objects and may be in a group. */
const LEAF_SCHEMAS = [
  rectSchema,
  ellipseSchema,
  lineSchema,
  quadraticSchema,
  cubicSchema,
  pathSchema,
  importedSchema,
  labelSchema,
] as const;

type LeafObject = Immutable<z.infer<(typeof LEAF_SCHEMAS)[number] | typeof keySchema>>;

/** An object on a page. */
export type PageObject = LeafObject | GroupOf<PageObject>;

/** Objects that belong together; see {@link GroupOf}. */
export type GroupObject = GroupOf<PageObject>;

/**
 * Objects with groups of at most `depth` floors. Each floor has a schema of its own, so that no document, however deep, makes
 * the check go deeper than this.
 */
function memberSchemaOf(depth: number): z.ZodType<PageObject> {
  if (depth === 0) return z.discriminatedUnion('type', LEAF_SCHEMAS);
  return z.discriminatedUnion('type', [...LEAF_SCHEMAS, groupSchemaOf(memberSchemaOf(depth - 1))]);
}

/** A group that is not in another. */
export const groupSchema = groupSchemaOf(memberSchemaOf(LIMITS.groupDepth - 1));

/**
 * Every object a page may hold, told apart by `type`; groups lie in each other up to `LIMITS.groupDepth` floors, and a legend
 * lies in none.
 */
export const objectSchema: z.ZodType<PageObject> = z.discriminatedUnion('type', [
  ...LEAF_SCHEMAS,
  keySchema,
  groupSchema,
]);

/** The kinds of objects. */
export type ObjectKind = PageObject['type'];

/** The object of each kind. */
export type ObjectByKind = {
  readonly [K in ObjectKind]: Extract<PageObject, { readonly type: K }>;
};

/** The object of one kind. */
export type ObjectOf<K extends ObjectKind> = ObjectByKind[K];

/** What a new object may be given besides its id; the rest comes from its kind's defaults. */
export type ObjectInput<T> = { readonly uuid: string } & Partial<Omit<T, 'type' | 'uuid'>>;
