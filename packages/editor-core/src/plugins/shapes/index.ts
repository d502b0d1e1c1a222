import { definePlugin } from '../../kernel/plugin.js';
import { type EllipseObject, ellipseType } from './ellipse.js';
import { type RectObject, rectType } from './rect.js';

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
export { type EllipseObject, ellipseType } from './ellipse.js';
export { type RectObject, rectType } from './rect.js';
