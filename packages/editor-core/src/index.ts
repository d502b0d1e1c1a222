export { fail, ok, type Result } from './result.js';
export { CORE_ERRORS, type CoreErrorCode, type ErrorClass, type Issue } from './issue.js';
export type { Immutable } from './immutable.js';
export * from './publication.js';

export * from './geometry/units.js';
export * from './geometry/point.js';
export * from './geometry/box.js';
export * from './geometry/path-data.js';
export { distanceToSegment } from './geometry/nearness.js';
export { svgPathOf } from './geometry/svg-path.js';
export { boundsOfPath } from './geometry/path-bounds.js';
export { boxPath } from './geometry/box-path.js';
export { segmentInBox } from './geometry/segment-in-box.js';
export { ellipsePath } from './geometry/ellipse-path.js';
export { FLATTEN_TOLERANCE_MM, flattenPath, type Polyline } from './geometry/flatten.js';

export { LIMITS } from './document/limits.js';
export type { Guide } from './document/guides.js';
export {
  BINDING_SPACE_MM,
  PAPER_FORMAT_NAMES,
  PAPER_FORMATS,
  type PaperFormat,
  paperFormatOf,
  SAFE_AREA_MM,
} from './document/paper.js';
export { safeAreaOf } from './document/safe-area.js';
export { MEDIA, type Medium } from './document/media.js';
export { type Colour, COLOUR_NAMES, COLOURS, FLAT_PRINT_INK } from './document/colours.js';
export {
  fillForTexture,
  type Texture,
  TEXTURE_NAMES,
  TEXTURE_STRIP_MM,
  type TextureMark,
  type TextureName,
  textureOf,
  TEXTURES,
} from './document/textures.js';
export {
  type Backdrop,
  type BraillePagesLayout,
  type Document,
  type DocumentTag,
  type Translation,
  FORMAT_VERSION,
  type IgnoredFinding,
  type ImageDescription,
  type KeyedStroke,
  type KeyedTexture,
  type Page,
} from './document/schema.js';
export { type BlankDocumentInput, createBlankDocument } from './document/blank.js';
export { firstVariantTitle } from './document/blank-texts.js';
export { clipboardObjects, clipboardText } from './document/clipboard.js';
export { canonicalJson } from './document/canonical-json.js';
export { isBlankText } from './document/plain-text.js';
export { CATEGORIES, categoryOf } from './document/categories.js';
export { withoutBackdrops } from './document/without-backdrops.js';
export { withoutOrigin } from './document/origin.js';
export { type Adjustment, ADJUSTMENT_CODES, type AdjustmentCode } from './document/adjustment.js';
export { type ParsedDocument, parseDocument } from './document/parse.js';

export {
  type GroupObject,
  type ObjectInput,
  type ObjectKind,
  type ObjectKinds,
  type ObjectOf,
  type PageObject,
} from './objects/schema.js';
export type { RectObject } from './objects/rect/schema.js';
export type { EllipseObject } from './objects/ellipse/schema.js';
export type { LineObject } from './objects/line/schema.js';
export type { QuadraticObject } from './objects/quadratic/schema.js';
export type { CubicObject } from './objects/cubic/schema.js';
export type { PathObject, PathPoint, PathStepPoint } from './objects/path/schema.js';
export type { ImportedObject, ImportedPath } from './objects/imported/schema.js';
export { importedSize } from './objects/imported/defaults.js';
export { anchorsOnPage, type PageAnchor } from './objects/path/page-anchors.js';
export { movePathPoints, type PointMove } from './objects/path/move-points.js';
export { type NearestOnPath, nearestOnPath } from './objects/path/nearest-point.js';
export {
  type BrailleOverride,
  LABEL_ALIGNS,
  type LabelAlign,
  type LabelObject,
} from './objects/label/schema.js';
export type { KeyObject } from './objects/key/schema.js';
export type { KeyLayout } from './objects/key/layout.js';
export { DEFAULT_KEY_SIZE_MM } from './objects/key/defaults.js';
export { isInUse as isKeyInUse, isShown as isKeyShown } from './objects/key/use.js';
export { isCopyable, isEmptyTitle, isInReach, isTakenWithOthers } from './objects/in-reach.js';
export { type HiddenObject, hiddenObjects } from './document/hidden-objects.js';
export { withoutLocked } from './commands/locked-objects.js';
export { createPointSymbol, POINT_SYMBOLS, type PointSymbol, symbolOf } from './objects/point-symbol.js';
export { childrenOf, countObjects, findObject, leavesOf, mapObjects, walkObjects } from './objects/tree.js';
export { defaultKeyVal } from './objects/label/key-value.js';
export { DEFAULT_LABEL_SIZE_MM } from './objects/label/defaults.js';
export type { LabelBraille, LabelLayout, LabelLine } from './objects/label/layout.js';

export type * from './legend/legend-entry.js';
export { keyPlace } from './legend/free-place.js';
export { lineId } from './legend/legend-marks.js';
export { lineStroke } from './legend/line-stroke.js';
export { legendHeading } from './legend/heading.js';
export {
  documentKeyPage,
  explainedMarks,
  isSameLegend,
  keyOf,
  pageLegend,
  type PageMarks,
  pageMarks,
} from './legend/page-legend.js';

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
  paginate,
  type PaginationLayout,
  type PrintedBraillePage,
} from './braille/paginate.js';
export { braillePageText, HEADING_MARK, type PageText, type ParagraphKind } from './braille/page-text.js';
export type { BrailleParagraph } from './braille/braille-paragraph.js';
export {
  braillePagesOf,
  type BraillePagination,
  brailleParagraphs,
  paginateDocument,
} from './braille/braille-pages.js';
export {
  type CellPlace,
  type CellRange,
  cellsOfPrint,
  printOfCell,
  type PrintRange,
  type Sign,
  signsOfRow,
} from './braille/print-map.js';
export type { Division, Hyphenator } from './hyphenation/hyphenator.js';
export { type LoadHyphenator, loadHyphenator } from './hyphenation/load-hyphenator.js';

export { missingPluginIssues, missingPlugins } from './kernel/missing-plugins.js';
export type {
  Command,
  CommandName,
  Commands,
  CommandSet,
  CommandTable,
  StepCommand,
  Transaction,
  EngineCore,
} from './kernel/commands.js';
export type { CommandType } from './commands/command-type.js';

export { clearHistory, openDocument, redo, runCommand, travel, undo } from './history/actions.js';
export { type StepSummary, stepSummary } from './history/step-summary.js';
export type { Step } from './history/step.js';
export { type DocumentHistory, UNDO_LIMIT } from './history/document-history.js';
export { historyFrom, type KeptHistory, keptHistory } from './history/kept-history.js';
export {
  canRedo,
  canUndo,
  createEditorStore,
  type EditorState,
  type EditorStore,
} from './history/editor-store.js';
export {
  type AlignTarget,
  type DrawingStyle,
  MIN_SCALING_FACTOR,
  type Overlay,
  type PreviewMode,
  type Session,
  sessionActions,
  shapeStyleOf,
  type Tool,
  type ViewOrigin,
  type WorkspaceView,
} from './history/session.js';

export type * from './scene/primitives.js';
export type {
  KindOf,
  Kinds,
  KindTable,
  ObjectSchema,
  ObjectType,
  SceneContext,
  SceneResources,
} from './kernel/kinds.js';
export { fromKinds } from './kernel/kinds.js';
export { createEngine, type Engine } from './kernel/engine.js';
export { EngineError, type EngineErrorCode } from './kernel/compose.js';
export { definePlugin, type Plugin } from './kernel/plugin.js';
export type * from './plugins/standard.js';
export type { FontMetrics } from './resources/font-metrics.js';
export { bundledFontMetrics, textWidthMm } from './resources/font-metrics.js';
export {
  BLACK_PRINT_MM,
  BLACK_PRINT_PT,
  BRAILLE_LINE_MM,
  DOT_GEOMETRY,
  linesHeightMm,
} from './scene/sizes.js';
export { pathThroughCorners, POLYGON_CORNERS, polygonIn } from './objects/path/polygon.js';
export { isArea } from './commands/combine-shapes.js';
export { printPrimitives } from './scene/print-primitives.js';
export { asIndex, type IndexPosition, withIndices } from './resources/index-characters.js';
export { brailleDotCentres } from './scene/braille-dots.js';
export { type Matrix, type Tile, tileOf } from './scene/texture-tile.js';
export { primitiveBounds } from './scene/primitive-bounds.js';
export { sceneBackdrop } from './scene/backdrop.js';
export {
  buildObjectScene,
  buildScene,
  createPageDrawer,
  keyLayout,
  labelLayout,
  type PageDrawer,
} from './scene/build-scene.js';
export { drawnFrame } from './scene/drawn-frame.js';
export { LEAD_LINE } from './objects/line/lead-line.js';
export { type Halo, halosMeeting } from './scene/halo.js';
export { type ReliefHeight, reliefHeightOf, reliefOnly } from './scene/relief-only.js';
export { overwrittenCells } from './objects/label/overwritten-cells.js';
