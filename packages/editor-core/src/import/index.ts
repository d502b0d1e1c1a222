export { pointsAlong } from '../objects/path/along.js';
export { readPathNotation } from '../svg-reader/path-notation.js';
export { type SvgObjects, svgObjects } from './svg-objects.js';
export { type PlacedText, textLabels } from './text-labels.js';
export { type TracedPaths, tracedPaths, type TracedPicture, type TracePlacement } from './traced-paths.js';
