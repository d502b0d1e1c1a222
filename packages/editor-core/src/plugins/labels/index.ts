import { type SetBrailleOverride, setBrailleOverride } from './commands/set-braille-override.js';
import { definePlugin } from '../../kernel/plugin.js';
import { labelType } from './label/index.js';
import type { LabelObject } from './label/schema.js';
import type { LabelForm } from './label/proofing.js';

declare module '../../objects/schema.js' {
  interface ObjectKinds {
    readonly label: LabelObject;
  }
}

declare module '../../objects/tactile-form.js' {
  interface TactileForms {
    readonly label: LabelForm;
  }
}

declare module '../../proofing/rule.js' {
  interface ProofingRules {
    readonly braille: DocumentRule;
    readonly 'label-overlap': PageRule;
    readonly 'label-clear': PageRule;
    readonly 'label-gap': PageRule;
    readonly 'label-fit': ObjectRule;
    readonly 'label-rot': ObjectRule;
    readonly 'label-letter': ObjectRule;
    readonly 'label-abbrev': PageRule;
    readonly 'braille-outdated': ObjectRule;
    readonly 'abbrev-length': ObjectRule;
  }
}

declare module '../../commands/command-set.js' {
  interface Commands {
    readonly 'set-braille-override': SetBrailleOverride;
  }
}

/** Texts in braille and black print. */
export const labels = definePlugin({
  id: 'labels',
  version: '1.0.0',
  isInFormat: true,
  requires: ['objects'],
  kinds: { label: labelType },
  commands: {
    'set-braille-override': setBrailleOverride,
  },
  rules: async () => (await import('./rules.js')).rules,
});

// What other plugins and the entries of the package use.
export { labelDefaults } from './label/defaults.js';
export { awaitsFit, fittedFrame } from './label/fitted-frame.js';
export { runsUpwards, UPWARD_ANGLE } from './label/geometry.js';
export {
  type LabelBraille,
  type LabelLayout,
  labelLayout,
  type LabelLine,
  layOutLabel,
} from './label/layout.js';
export { linePrimitives } from './label/line-primitives.js';
export { overwrittenCells } from './label/overwritten-cells.js';
export { type BrailleOverride, LABEL_ALIGNS, type LabelAlign, type LabelObject } from './label/schema.js';
