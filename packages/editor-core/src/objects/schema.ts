import { z } from 'zod';
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
export type PageObject = z.infer<typeof objectSchema>;

/** The kinds of objects. */
export type ObjectKind = PageObject['type'];

/** The object of one kind. */
export type ObjectOf<K extends ObjectKind> = Extract<PageObject, { type: K }>;
