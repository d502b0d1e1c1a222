import type { RuleTable } from '../../proofing/rule.js';
import { title } from './rules/title.js';
import { description } from './rules/description.js';
import { pageOverflow } from './rules/page-overflow.js';
import { margin } from './rules/margin.js';

/** What a proof looks for of the plugin's own. */
export const rules: RuleTable = {
  title,
  description,
  'page-overflow': pageOverflow,
  margin,
};
