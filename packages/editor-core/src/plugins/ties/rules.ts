import type { RuleTable } from '../../proofing/rule.js';
import { keptPlace } from './rules/kept-place.js';

/** What a proof looks for of the plugin's own. */
export const rules: RuleTable = { 'kept-place': keptPlace };
