import { definePlugin } from '../../kernel/plugin.js';
import { rectType } from '../../objects/rect/index.js';
import { ellipseType } from '../../objects/ellipse/index.js';
import type { RectObject } from '../../objects/rect/schema.js';
import type { EllipseObject } from '../../objects/ellipse/schema.js';

declare module '../../objects/schema.js' {
  interface ObjectKinds {
    readonly rect: RectObject;
    readonly ellipse: EllipseObject;
  }
}

/** Rectangles and ellipses. */
export const shapes = definePlugin({
  id: 'shapes',
  version: '1.0.0',
  requires: ['objects'],
  kinds: { rect: rectType, ellipse: ellipseType },
});
