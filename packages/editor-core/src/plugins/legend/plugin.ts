import { type ActivateKey, activateKey } from './commands/activate-key.js';
import { type DeactivateKey, deactivateKey } from './commands/deactivate-key.js';
import { type PlaceKey, placeKey } from './commands/place-key.js';
import { type SetKeyedStrokes, setKeyedStrokes } from './commands/set-keyed-strokes.js';
import { type SetKeyedTextures, setKeyedTextures } from './commands/set-keyed-textures.js';
import { definePlugin } from '../../kernel/plugin.js';
import { keyType } from './key/index.js';

declare module '../../proofing/rule.js' {
  interface ProofingRules {
    readonly 'abbrev-legend': DocumentRule;
    readonly 'legend-need': DocumentRule;
    readonly 'legend-orphan': DocumentRule;
    readonly 'legend-order': PageRule;
    readonly 'legend-size': ObjectRule;
    readonly 'legend-fit': ObjectRule;
  }
}

declare module '../../commands/command-set.js' {
  interface Commands {
    readonly 'set-keyed-textures': SetKeyedTextures;
    readonly 'set-keyed-strokes': SetKeyedStrokes;
    readonly 'activate-key': ActivateKey;
    readonly 'deactivate-key': DeactivateKey;
    readonly 'place-key': PlaceKey;
  }
}

/** The legend: what textures, lines and abbreviations stand for. */
export const legend = definePlugin({
  id: 'legend',
  version: '1.0.0',
  isInFormat: true,
  requires: ['labels'],
  kinds: { key: keyType },
  commands: {
    'set-keyed-textures': setKeyedTextures,
    'set-keyed-strokes': setKeyedStrokes,
    'activate-key': activateKey,
    'deactivate-key': deactivateKey,
    'place-key': placeKey,
  },
  rules: async () => (await import('./rules.js')).rules,
});
