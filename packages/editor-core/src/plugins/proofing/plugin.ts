import { type HeedFindings, heedFindings } from './commands/heed-findings.js';
import { type IgnoreFindings, ignoreFindings } from './commands/ignore-findings.js';
import { definePlugin } from '../../kernel/plugin.js';

declare module '../../proofing/rule.js' {
  interface ProofingRules {
    readonly 'gap-elements': PageRule;
    readonly grey: ObjectRule;
    readonly flat: ObjectRule;
    readonly 'flat-part': ObjectRule;
    readonly 'point-min': ObjectRule;
    readonly 'same-kind': PageRule;
    readonly 'styles-count': PageRule;
    readonly density: PageRule;
  }
}

declare module '../../commands/command-set.js' {
  interface Commands {
    readonly 'ignore-findings': IgnoreFindings;
    readonly 'heed-findings': HeedFindings;
  }
}

/** Decisions on what a proof finds. */
export const proofing = definePlugin({
  id: 'proofing',
  version: '1.0.0',
  requires: ['objects', 'pages'],
  commands: {
    'ignore-findings': ignoreFindings,
    'heed-findings': heedFindings,
  },
  rules: async () => (await import('./rules.js')).rules,
});
