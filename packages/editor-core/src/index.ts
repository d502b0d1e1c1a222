export { fail, ok, type Result } from './result.js';
export { CORE_ERRORS, type CoreErrorCode, type ErrorClass, type Issue } from './issue.js';
export type { Immutable } from './immutable.js';

export * from './geometry/units.js';
export * from './geometry/point.js';
export * from './geometry/box.js';
export * from './geometry/path-data.js';
export { svgPathOf } from './geometry/svg-path.js';
export { boundsOfPath } from './geometry/path-bounds.js';
export { boxPath } from './geometry/box-path.js';
export { ellipsePath } from './geometry/ellipse-path.js';
export { FLATTEN_TOLERANCE_MM, flattenPath, type Polyline } from './geometry/flatten.js';

export { LIMITS } from './document/limits.js';
export {
  BINDING_SPACE_MM,
  PAPER_FORMAT_NAMES,
  PAPER_FORMATS,
  type PaperFormat,
  paperFormatOf,
  SAFE_AREA_MM,
} from './document/paper.js';
export { type Colour, COLOUR_NAMES, COLOURS, FLAT_PRINT_INK } from './document/colours.js';
export {
  type Texture,
  TEXTURE_NAMES,
  type TextureMark,
  type TextureName,
  textureOf,
  TEXTURES,
} from './document/textures.js';
export {
  type BraillePagesLayout,
  type Document,
  documentSchema,
  type DocumentTag,
  FORMAT_VERSION,
  type ImageDescription,
  type KeyedTexture,
  type Page,
} from './document/schema.js';
export { type BlankDocumentInput, createBlankDocument } from './document/blank.js';
export { canonicalJson } from './document/canonical-json.js';
export { withoutOrigin } from './document/origin.js';
export type { Adjustment, AdjustmentCode } from './document/adjustment.js';
export { type ParsedDocument, parseDocument } from './document/parse.js';

export {
  type ObjectInput,
  type ObjectKind,
  type ObjectOf,
  objectSchema,
  type PageObject,
} from './objects/schema.js';
export type { RectObject } from './objects/rect/schema.js';
export type { EllipseObject } from './objects/ellipse/schema.js';
export type { PathObject, PathPoint } from './objects/path/schema.js';
export type { LabelObject } from './objects/label/schema.js';
export { createObject } from './objects/create-object.js';
export { boundsOf, frameOf, hitTest } from './objects/registry.js';
export { defaultKeyVal } from './objects/label/key-value.js';
export { DEFAULT_LABEL_SIZE_MM } from './objects/label/defaults.js';
export type { LabelBraille, LabelLayout, LabelLine } from './objects/label/layout.js';

export * from './braille/systems.js';
export * from './braille/translator.js';
export {
  BLANK_CELL,
  cellsFromUnicode,
  cellsToUnicode,
  FULL_CELL,
  HYPHEN_CELL,
  numberCells,
} from './braille/cells.js';
export { CELL_CODES } from './braille/cell-codes.js';
export { createBrailleBook } from './braille/book.js';
export { collectBrailleTexts } from './braille/collect.js';
export {
  brailleFailures,
  type LabelFailure,
  translateDocument,
  type TranslatedDocument,
} from './braille/translate-document.js';
export { BRAILLE_PAGE_MAX } from './braille/page-limits.js';
export {
  type BraillePage,
  type BrailleParagraph,
  paginate,
  type PaginationLayout,
} from './braille/paginate.js';
export { braillePagesOf, brailleParagraphs } from './braille/braille-pages.js';

export { applyCommand } from './commands/apply-command.js';
export type { Command, CommandName } from './commands/registry.js';

export { clearHistory, openDocument, redo, runCommand, undo } from './history/actions.js';
export { type DocumentHistory, UNDO_LIMIT } from './history/document-history.js';
export {
  canRedo,
  canUndo,
  createEditorStore,
  type EditorState,
  type EditorStore,
} from './history/editor-store.js';
export {
  type DrawingStyle,
  MIN_SCALING_FACTOR,
  type Session,
  sessionActions,
  shapeStyleOf,
  type Tool,
  type ViewOrigin,
} from './history/session.js';

export type * from './scene/primitives.js';
export type { FontMetrics, SceneResources } from './scene/resources.js';
export { bundledFontMetrics, textWidthMm } from './resources/font-metrics.js';
export { BLACK_PRINT_MM, BLACK_PRINT_PT, BRAILLE_LINE_MM, DOT_GEOMETRY } from './scene/sizes.js';
export { brailleDotCentres } from './scene/braille-dots.js';
export { type Matrix, type Tile, tileOf } from './scene/texture-tile.js';
export { primitiveBounds } from './scene/primitive-bounds.js';
export { sceneBackdrop } from './scene/backdrop.js';
export { buildObjectScene, buildScene, labelLayout } from './scene/build-scene.js';

export * from './proofing/index.js';
