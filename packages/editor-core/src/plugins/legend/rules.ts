import type { RuleTable } from '../../proofing/rule.js';
import { abbrevLegend } from './rules/abbrev-legend.js';
import { legendNeed, legendOrphan } from './rules/legend-need.js';
import { legendOrder } from './rules/legend-order.js';
import { legendSize } from './rules/legend-size.js';
import { legendFit } from './rules/legend-fit.js';

/** What a proof looks for of the plugin's own. */
export const rules: RuleTable = {
  'abbrev-legend': abbrevLegend,
  'legend-need': legendNeed,
  'legend-orphan': legendOrphan,
  'legend-order': legendOrder,
  'legend-size': legendSize,
  'legend-fit': legendFit,
};
