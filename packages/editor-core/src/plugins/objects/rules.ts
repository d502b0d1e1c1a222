import type { RuleTable } from '../../proofing/rule.js';
import { unknownKind } from './rules/unknown-kind.js';

/** What a proof looks for of the plugin's own. */
export const rules: RuleTable = { 'unknown-kind': unknownKind };
