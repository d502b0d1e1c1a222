/** A page as primitives, with fonts and sizes. */
export type * from '../scene/primitives.js';
export type { FontMetrics } from '../resources/font-metrics.js';
export { bundledFontMetrics, textWidthMm } from '../resources/font-metrics.js';
export {
  BLACK_PRINT_MM,
  BLACK_PRINT_PT,
  BRAILLE_LINE_MM,
  DOT_GEOMETRY,
  linesHeightMm,
} from '../scene/sizes.js';
export { printPrimitives } from '../scene/print-primitives.js';
export { asIndex, type IndexPosition, withIndices } from '../resources/index-characters.js';
export { brailleDotCentres } from '../scene/braille-dots.js';
export { type Matrix, type Tile, tileOf } from '../scene/texture-tile.js';
export { primitiveBounds } from '../scene/primitive-bounds.js';
export { sceneBackdrop } from '../scene/backdrop.js';
export {
  buildObjectScene,
  buildScene,
  createPageDrawer,
  keyLayout,
  labelLayout,
  type PageDrawer,
} from '../scene/build-scene.js';
export { drawnFrame } from '../scene/drawn-frame.js';
export { type Halo, halosMeeting } from '../scene/halo.js';
export { type ReliefHeight, reliefHeightOf, reliefOnly } from '../scene/relief-only.js';
