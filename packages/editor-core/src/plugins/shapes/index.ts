import { definePlugin } from '../../kernel/plugin.js';
import { rectType } from './rect/index.js';
import { ellipseType } from './ellipse/index.js';
import type { RectObject } from './rect/schema.js';
import type { EllipseObject } from './ellipse/schema.js';

declare module '../../objects/schema.js' {
  interface ObjectKinds {
    readonly rect: RectObject;
    readonly ellipse: EllipseObject;
  }
}

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

// What other plugins and the entries of the package use.
export { ellipseType } from './ellipse/index.js';
export type { EllipseObject } from './ellipse/schema.js';
export { rectType } from './rect/index.js';
export type { RectObject } from './rect/schema.js';
