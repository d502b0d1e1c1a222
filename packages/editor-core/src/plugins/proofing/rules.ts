import type { RuleTable } from '../../proofing/rule.js';
import { gapElements } from './rules/gap-elements.js';
import { grey } from './rules/grey.js';
import { flat, flatPart } from './rules/flat.js';
import { pointMin } from './rules/point-min.js';
import { sameKind } from './rules/same-kind.js';
import { stylesCount } from './rules/styles-count.js';
import { density } from './rules/density.js';

/** What a proof looks for of the plugin's own. */
export const rules: RuleTable = {
  'gap-elements': gapElements,
  grey,
  flat,
  'flat-part': flatPart,
  'point-min': pointMin,
  'same-kind': sameKind,
  'styles-count': stylesCount,
  density,
};
