/** A page as primitives, with fonts and sizes. */
export type * from '../primitives/primitives.js';
export type { FontMetrics } from '../resources/font-metrics.js';
export { bundledFontMetrics, textWidthMm } from '../resources/font-metrics.js';
export {
  BLACK_PRINT_MM,
  BOLD_STROKE_EM,
  ITALIC_SLANT,
  BLACK_PRINT_PT,
  BRAILLE_LINE_MM,
  cellsWidthMm,
  DOT_GEOMETRY,
  DOTS_HEIGHT_MM,
  linesHeightMm,
} from '../primitives/sizes.js';
export { printedExcessMm, printedWidthMm, type PrintResources } from '../primitives/printed-text.js';
export { printPrimitives } from '../primitives/print-primitives.js';
export { asIndex, type IndexPosition, withIndices } from '../resources/index-characters.js';
export type { Matrix } from '../geometry/matrix.js';
export { type Tile, tileOf } from '../primitives/texture-tile.js';
export { brailleDotCentres, primitiveBounds } from '../primitives/primitive-bounds.js';
export { sceneBackdrop } from '../scene/backdrop.js';
export { buildObjectScene, buildScene, createPageDrawer, type PageDrawer } from '../scene/build-scene.js';
export { embossedRows, embossedScene, firstDot, textOrigin } from '../scene/embossed-page.js';
export { drawnFrame } from '../scene/drawn-frame.js';
export { keyLayout } from '../plugins/legend/index.js';
export { labelLayout, labelWords } from '../plugins/labels/index.js';
export { type Halo, halosMeeting, textBoxOf } from '../scene/halo.js';
export { type ReliefHeight, reliefHeightOf, reliefOnly } from '../primitives/relief-only.js';
