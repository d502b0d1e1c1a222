import { definePlugin } from '../../kernel/plugin.js';
import { ellipseType } from './ellipse.js';
import { rectType } from './rect.js';

declare module '../../proofing/rule.js' {
  interface ProofingRules {
    readonly 'shape-min': ObjectRule;
    readonly 'part-min': ObjectRule;
    readonly 'texture-area': ObjectRule;
    readonly 'texture-count': PageRule;
    readonly 'texture-contour': ObjectRule;
    readonly 'texture-repeat': ObjectRule;
    readonly 'texture-contrast': PageRule;
    readonly recess: ObjectRule;
  }
}

/** Rectangles and ellipses. */
export const shapes = definePlugin({
  id: 'shapes',
  version: '1.0.0',
  isInFormat: true,
  requires: ['objects'],
  kinds: { rect: rectType, ellipse: ellipseType },
  rules: async () => (await import('./rules.js')).rules,
});
