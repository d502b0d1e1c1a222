import { z } from 'zod';
import { LIMITS } from '../../../values/limits.js';
import type { Immutable } from '../../../immutable.js';
import { fail, ok } from '../../../result.js';
import type { CommandType } from '../../../commands/command-type.js';
import { findingKey, ignoredFindingsSchema, stillMeant } from '../../../proofing/ignored-findings.js';

const schema = z.strictObject({
  type: z.literal('ignore-findings'),
  findings: ignoredFindingsSchema.max(LIMITS.ignoredFindings),
});

/** Passes over findings of a proof, each for a reason; one that was passed over before gets the new reason and figure. */
export type IgnoreFindings = Immutable<z.infer<typeof schema>>;

/** Errors: DOCUMENT_TOO_LARGE. What is gone from the document is forgotten on the way. */
export const ignoreFindings: CommandType<IgnoreFindings> = {
  schema,
  undoable: true,
  apply(document, { findings }) {
    if (findings.length === 0) return ok(document);
    const all = new Map(
      stillMeant(document, [...document.ignoredFindings, ...findings]).map((one) => [findingKey(one), one]),
    );
    if (all.size > LIMITS.ignoredFindings) {
      const params = { reason: 'too_big', maximum: LIMITS.ignoredFindings };
      return fail({ code: 'DOCUMENT_TOO_LARGE', path: ['ignoredFindings'], params });
    }
    return ok({ ...document, ignoredFindings: [...all.values()] });
  },
};
