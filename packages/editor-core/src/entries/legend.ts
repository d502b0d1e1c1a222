/** What a legend explains. */
export type * from '../objects/legend-entry.js';
export { keyPlace } from '../legend/free-place.js';
export { lineId } from '../legend/legend-marks.js';
export { lineStroke } from '../plugins/legend/index.js';
export { legendHeading } from '../legend/heading.js';
export {
  documentKeyPage,
  explainedMarks,
  isSameLegend,
  keyOf,
  pageLegend,
  type PageMarks,
  pageMarks,
} from '../legend/page-legend.js';
