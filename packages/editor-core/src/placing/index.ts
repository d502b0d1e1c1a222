export { anchorAt, anchorFinder, type AnchorPlace, anchorPlace, type FindAnchor } from './anchor-place.js';
export { type Beside, besideBox, placedBeside } from './beside.js';
export { centredAt, type Measuring, measuringOn } from './measuring.js';
export { cornerCount } from './outer-spots.js';
export { placedBy, type PlacingProblem, USUAL_GAP_MM } from './placed-by.js';
export {
  angleOf,
  measureOf,
  pathPointsOf,
  type PolygonMeasure,
  radiusOfSide,
  regularPolygon,
  triangleOfAngles,
  triangleOfSides,
  triangleOfTwoSides,
} from './polygons.js';
export { relationCircle } from '../objects/relation-circle.js';
export { type Along, ALONGS, lookedUp, othersOf, type Placing, type Relation } from '../objects/relation.js';
export { movedTowards, onGrid, tidy } from './move-towards.js';
export { type FoundPlace, freePlace } from '../legend/free-place.js';
export { keyRoom } from './key-room.js';
export { neededSize, runsUpwards, UPWARD_ANGLE } from '../plugins/labels/index.js';
export { type LabelFit, labelFits, withLabelFits } from './label-fits.js';
export { isAtLabelText, type LeadLine, leadLineFrom, leadLineTo, leadLineToNearest } from './lead-line.js';
