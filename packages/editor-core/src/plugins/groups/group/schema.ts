import { z } from 'zod';
import { LIMITS } from '../../../values/limits.js';
import { named } from '../../../objects/fields.js';
import type { PageObject } from '../../../objects/schema.js';

/** Members that belong together. They keep their places in page mm: a group has no place or turn of its own (ADR 6). */
export interface GroupOf<Member> {
  readonly type: 'group';
  readonly uuid: string;
  readonly moniker: string;
  readonly hidden: boolean;
  readonly locked: boolean;
  /** From the back to the front; at least one. */
  readonly objects: readonly Member[];
}

/** Objects that belong together; see {@link GroupOf}. */
export type GroupObject = GroupOf<PageObject>;

/** The schema of a group whose members hold to `member`. */
export function groupSchemaOf<Member>(member: z.ZodType<Member>) {
  return z.strictObject({
    type: z.literal('group'),
    ...named,
    objects: z.array(member).min(1).max(LIMITS.objectsPerPage),
  });
}
