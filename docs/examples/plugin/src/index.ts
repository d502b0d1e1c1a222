import { definePlugin } from '@tastwerk/editor-core';
import type { ObjectRule, ProofingSource } from '@tastwerk/editor-core/proofing';
import { timesExporter, timesImporter } from './files.js';
import { type ClockObject, clockType } from './kind.js';

declare module '@tastwerk/editor-core' {
  interface ObjectKinds {
    readonly clock: ClockObject;
  }
}

declare module '@tastwerk/editor-core/proofing' {
  interface ProofingRules {
    readonly 'clock-size': ObjectRule;
    readonly 'clock-hands': ObjectRule;
  }
  interface ProofingSources {
    readonly 'clock-figures': ProofingSource;
  }
}

export type { ClockObject };

/** What documents need: the server, the command line and every editor load this half. */
export default definePlugin({
  id: 'tastwerk-plugin-clock',
  version: '1.0.0',
  requires: ['shapes', 'paths'],
  kinds: { clock: clockType },
  rules: async () => (await import('./rules.js')).rules,
  importers: { clock: timesImporter },
  exporters: { clock: timesExporter },
});
