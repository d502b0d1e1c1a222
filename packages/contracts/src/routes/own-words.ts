import { LIMITS } from '@tastwerk/editor-core';
import { keyOfOwnWord, ownWordSchema } from '@tastwerk/editor-core/own-words';
import { z } from 'zod';
import { defineRoute, SESSION_ERRORS } from '../route.js';
import { LAST_ID } from '../storable.js';

const words = z.array(ownWordSchema).max(LIMITS.ownWords);

/** Words that are written otherwise than the tables of their systems say; `revision` counts the changes of the list, 0 is one that was never stored. */
export const ownWordListSchema = z.object({ revision: z.number().int().nonnegative(), words });

export type OwnWordList = z.infer<typeof ownWordListSchema>;

/** A list in place of that of `revision`. No two of its words have one key: of two the second would never be used. */
const changedListSchema = z.strictObject({
  // One below the last number of the database: the next revision is kept, too.
  revision: z
    .number()
    .int()
    .min(0)
    .max(LAST_ID - 1),
  words: words.superRefine((list, context) => {
    const keys = new Set<string>();
    for (const [index, word] of list.entries()) {
      const key = keyOfOwnWord(word);
      if (keys.has(key))
        context.addIssue({ code: 'custom', path: [index, 'word'], message: 'own_word_twice' });
      keys.add(key);
    }
  }),
});

/** Most bytes of JSON for one word: 60 characters and 80 cells, each as `\uXXXX`, with a system of 68 characters and the names of the fields. */
const WORD_BYTES = 1024;

/** Largest body that carries a list. */
const LIST_BODY_BYTES = LIMITS.ownWords * WORD_BYTES + 1024;

const storing = {
  method: 'POST',
  request: { body: changedListSchema },
  response: ownWordListSchema,
  bodyBytes: LIST_BODY_BYTES,
  throttle: { limit: 60, windowSeconds: 60 },
} as const;

/** Own words that go for more than one document: those of an account, and those of the installation. */
export const ownWordRoutes = {
  getAccountOwnWords: defineRoute({
    method: 'GET',
    path: '/api/users/own-words',
    access: 'session',
    request: {},
    response: ownWordListSchema,
    errors: SESSION_ERRORS,
    throttle: { limit: 120, windowSeconds: 60 },
  }),
  /** Stores the list of the account, unless it was changed since `revision`. */
  storeAccountOwnWords: defineRoute({
    ...storing,
    path: '/api/users/own-words',
    access: 'session',
    errors: [...SESSION_ERRORS, 'OWN_WORDS_OUTDATED'],
  }),
  /** The list that holds for everybody; visitors write braille, too. */
  getInstallationOwnWords: defineRoute({
    method: 'GET',
    path: '/api/own-words',
    access: 'public',
    request: {},
    response: ownWordListSchema,
    hasEntityTag: true,
    errors: [],
    throttle: { limit: 120, windowSeconds: 60 },
  }),
  /** Stores the list that holds for everybody, unless it was changed since `revision`. */
  storeInstallationOwnWords: defineRoute({
    ...storing,
    path: '/api/internal/own-words',
    access: { right: 'can_edit_admin' },
    errors: [...SESSION_ERRORS, 'RIGHT_MISSING', 'OWN_WORDS_OUTDATED'],
  }),
} as const;
