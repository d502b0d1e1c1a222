import { z } from 'zod';
import type { Immutable } from '../immutable.js';
import { ellipseSchema } from './ellipse/schema.js';
import { labelSchema } from './label/schema.js';
import { pathSchema } from './path/schema.js';
import { rectSchema } from './rect/schema.js';

/** Every object a page may hold, told apart by `type`. */
export const objectSchema = z.discriminatedUnion('type', [
  rectSchema,
  ellipseSchema,
  pathSchema,
  labelSchema,
]);

/** An object on a page. */
export type PageObject = Immutable<z.infer<typeof objectSchema>>;

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
