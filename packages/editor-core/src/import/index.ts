export { pointsAlong } from '../objects/path/along.js';
export { readPathNotation } from '../svg-reader/path-notation.js';
export { importArea } from './import-area.js';
export { type PdfDrawing, pdfDrawing } from './pdf/pdf-drawing.js';
export type { PdfGlyph, PdfOperator, PdfPage } from './pdf/pdf-operators.js';
export type { SvgFile } from '../svg-reader/read-svg-file.js';
export { readDrawing, type SvgObjects, svgObjects, type SvgWishes } from './svg-objects.js';
export { readUsableDrawing, USUAL_DRAWING, type UsableDrawing } from './read-svg-objects.js';
export { TACTILE_WISHES } from './tactile-look.js';
export { type PlacedText, textLabels } from './text-labels.js';
export { isPhotograph, misfitOf, type TraceMisfit } from './trace-fitness.js';
export {
  type TracedPaths,
  tracedPaths,
  type TracedPicture,
  type TraceMode,
  type TracePlacement,
} from './traced-paths.js';
