import type { EllipseObject } from './ellipse.js';
import type { RectObject } from './rect.js';

declare module '../../objects/schema.js' {
  interface ObjectKinds {
    readonly rect: RectObject;
    readonly ellipse: EllipseObject;
  }
}

export { type EllipseObject, ellipseType } from './ellipse.js';
export { type RectObject, rectType } from './rect.js';
