import type { RuleTable } from '../../proofing/rule.js';
import { gapLines } from './rules/gap-lines.js';
import { lineLen } from './rules/line-len.js';
import { lineWidth } from './rules/line-width.js';
import { widthClasses } from './rules/width-classes.js';
import { dash } from './rules/dash.js';
import { crossing } from './rules/crossing.js';
import { arrow } from './rules/arrow.js';
import { lead } from './rules/lead.js';

/** What a proof looks for of the plugin's own. */
export const rules: RuleTable = {
  'gap-lines': gapLines,
  'line-len': lineLen,
  'line-width': lineWidth,
  'width-classes': widthClasses,
  dash,
  crossing,
  arrow,
  lead,
};
