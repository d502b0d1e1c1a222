import type { z } from 'zod';
import type { Document } from '../document/schema.js';
import type { Kinds } from '../objects/kinds.js';
import type { Issue } from '../issue.js';
import type { Result } from '../result.js';

/** What the core knows about one command: each command of a plugin fills one of these. */
export interface CommandType<C extends { readonly type: string }> {
  /** What the command must look like; a command may come from outside. */
  readonly schema: z.ZodType<C> | ((kinds: Kinds) => z.ZodType<C>);
  /** Whether it makes an undo step. One that does not also holds for every earlier and later state in the history. */
  readonly undoable: boolean;
  /** The document after the command, sharing everything that did not change; the same document when nothing did. */
  apply(document: Document, command: C, kinds: Kinds): Result<Document, Issue>;
}
