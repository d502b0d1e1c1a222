import { z } from 'zod';
import { LIMITS } from '../../../values/limits.js';
import type { Immutable } from '../../../immutable.js';
import { ok } from '../../../result.js';
import type { CommandType } from '../../../commands/command-type.js';
import { findingKey, findingNameSchema } from '../../../proofing/ignored-findings.js';

const schema = z.strictObject({
  type: z.literal('heed-findings'),
  findings: z.array(findingNameSchema).max(LIMITS.ignoredFindings),
});

/** Takes back that findings are passed over. */
export type HeedFindings = Immutable<z.infer<typeof schema>>;

/** Never fails once its values are checked; what was not passed over stays so. */
export const heedFindings: CommandType<HeedFindings> = {
  schema,
  undoable: true,
  apply(document, { findings }) {
    const heeded = new Set(findings.map(findingKey));
    const ignoredFindings = document.ignoredFindings.filter((one) => !heeded.has(findingKey(one)));
    const isSame = ignoredFindings.length === document.ignoredFindings.length;
    return ok(isSame ? document : { ...document, ignoredFindings });
  },
};
