import type { RuleTable } from '../../proofing/rule.js';
import { braille } from './rules/braille.js';
import { labelOverlap } from './rules/label-overlap.js';
import { labelClear } from './rules/label-clear.js';
import { labelGap } from './rules/label-gap.js';
import { labelFit } from './rules/label-fit.js';
import { labelRot } from './rules/label-rot.js';
import { labelLetter } from './rules/label-letter.js';
import { labelAbbrev } from './rules/label-abbrev.js';
import { brailleOutdated } from './rules/braille-outdated.js';
import { printCharacter } from './rules/print-character.js';
import { abbrevLength } from './rules/abbrev-length.js';

/** What a proof looks for of the plugin's own. */
export const rules: RuleTable = {
  braille,
  'label-overlap': labelOverlap,
  'label-clear': labelClear,
  'label-gap': labelGap,
  'label-fit': labelFit,
  'label-rot': labelRot,
  'label-letter': labelLetter,
  'label-abbrev': labelAbbrev,
  'braille-outdated': brailleOutdated,
  'print-character': printCharacter,
  'abbrev-length': abbrevLength,
};
