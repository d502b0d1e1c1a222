export {
  type SnapKind,
  SNAP_KINDS,
  type SnapGuide,
  type SnapMarks,
  type Snap,
  type Measure,
} from './snap-marks.js';
export { prepareSnapTargets, type SnapSurroundings, type SnapTargets } from './snap-targets.js';
export { rimsOf, snapSurroundingsOf } from './surroundings-of.js';
export { snapBox, type SnapFreedom } from './snap-box.js';
export { type PulledSides, snapSides } from './snap-sides.js';
export { type LineStart, type PointFreedom, snapPoint } from './snap-point.js';
export { type AngleStep, snapAngle } from './snap-angle.js';
export { neighbourDistances } from './neighbour-distances.js';
export type { Axis } from './axis.js';
