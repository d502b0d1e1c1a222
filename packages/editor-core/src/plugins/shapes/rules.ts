import type { RuleTable } from '../../proofing/rule.js';
import { shapeMin } from './rules/shape-min.js';
import { partMin } from './rules/part-min.js';
import { textureArea } from './rules/texture-area.js';
import { textureCount } from './rules/texture-count.js';
import { textureContour } from './rules/texture-contour.js';
import { textureRepeat } from './rules/texture-repeat.js';
import { textureContrast } from './rules/texture-contrast.js';
import { recess } from './rules/recess.js';

/** What a proof looks for of the plugin's own. */
export const rules: RuleTable = {
  'shape-min': shapeMin,
  'part-min': partMin,
  'texture-area': textureArea,
  'texture-count': textureCount,
  'texture-contour': textureContour,
  'texture-repeat': textureRepeat,
  'texture-contrast': textureContrast,
  recess,
};
