import type { KeyObject } from './key/schema.js';
import type { LegendForm } from './key/proofing.js';

declare module '../../objects/schema.js' {
  interface ObjectKinds {
    readonly key: KeyObject;
  }
}

declare module '../../objects/tactile-form.js' {
  interface TactileForms {
    readonly legend: LegendForm;
  }
}

export { type KeyLayout, keyLayout } from './key/layout.js';
export type { KeyObject } from './key/schema.js';
export { lineStroke } from './line-stroke.js';
