import type { LabelObject } from './label/schema.js';
import type { LabelForm } from './label/proofing.js';

declare module '../../objects/schema.js' {
  interface ObjectKinds {
    readonly label: LabelObject;
  }
}

declare module '../../objects/tactile-form.js' {
  interface TactileForms {
    readonly label: LabelForm;
  }
}

export { labelWords } from './label/break-lines.js';
export { labelDefaults } from './label/defaults.js';
export { awaitsFit, fittedFrame, neededSize } from './label/fitted-frame.js';
export { runsUpwards, UPWARD_ANGLE } from './label/geometry.js';
export {
  type LabelBraille,
  type LabelLayout,
  labelLayout,
  type LabelLine,
  layOutLabel,
  printResourcesOf,
} from './label/layout.js';
export { linePrimitives } from './label/scene.js';
export { overwrittenCells } from './label/overwritten-cells.js';
export { LABEL_PLACINGS } from './label/schema.js';
export type { BrailleOverride, LabelAlign, LabelAnchor, LabelObject } from './label/schema.js';
