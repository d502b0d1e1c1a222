import { type SetBrailleOverride, setBrailleOverride } from './commands/set-braille-override.js';
import { definePlugin } from '../../kernel/plugin.js';
import { labelType } from './label/index.js';

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
    readonly 'print-character': ObjectRule;
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
