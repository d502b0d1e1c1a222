export { charts as default } from './plugin.js';
export type { ChartObject } from './kind/chart-object.js';
export {
  CHART_TYPE_NAMES,
  CHART_TYPES,
  type ChartSpec,
  chartSpecSchema,
  type ChartTypeName,
} from './types/index.js';
export {
  type ChartSheet,
  layOutSheet,
  makeSheet,
  type SheetIds,
  type SheetWish,
} from './making/make-sheet.js';
export {
  type ConstructionParseIssue,
  parseConstruction,
  writeConstruction,
} from './types/construction/parse.js';
export { FIGURE_NOTES } from './texts/figure-notes.js';
