/** Points, boxes and paths in mm. */
export * from '../geometry/units.js';
export * from '../geometry/point.js';
export * from '../geometry/box.js';
export * from '../geometry/path-data.js';
export { distanceToOutline, distanceToSegment, isInside, nearestOnOutline } from '../geometry/nearness.js';
export { PointGrid } from '../geometry/point-grid.js';
export { enclosedArea, signedArea } from '../geometry/enclosed-area.js';
export { boxToBox, distanceToBox, segmentToBox, segmentToSegment } from '../geometry/distances.js';
export { svgPathOf } from '../geometry/svg-path.js';
export { boundsOfPath } from '../geometry/path-bounds.js';
export { mapBox } from '../geometry/box-map.js';
export { boxPath } from '../geometry/box-path.js';
export { isLevelBox } from '../geometry/level-box.js';
export { segmentInBox } from '../geometry/segment-in-box.js';
export { raisedQuadratic } from '../geometry/quadratic.js';
export { ellipsePath } from '../geometry/ellipse-path.js';
export { FLATTEN_TOLERANCE_MM, flattenPath, type Polyline } from '../geometry/flatten.js';
