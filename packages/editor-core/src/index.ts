export { fail, ok, type Result } from './result.js';
export { CORE_ERRORS, type CoreErrorCode, type ErrorClass, type Issue } from './issue.js';
export type { Immutable } from './immutable.js';
export { LIMITS } from './values/limits.js';
export { brailleSystemSchema } from './translator/system-schema.js';
export type { Guide } from './document/guides.js';
export {
  type Backdrop,
  type BraillePagesLayout,
  type Document,
  type DocumentTag,
  type Translation,
  FORMAT_VERSION,
  type IgnoredFinding,
  type SceneComment,
  type ImageDescription,
  type KeyedStroke,
  type KeyedTexture,
  type Page,
} from './document/schema.js';
export { type BlankDocumentInput, createBlankDocument } from './document/blank.js';
export { clipboardObjects, clipboardText } from './document/clipboard.js';
export { canonicalJson } from './values/canonical-json.js';
export { type Adjustment, ADJUSTMENT_CODES, type AdjustmentCode } from './document/adjustment.js';
export { type ParsedDocument, parseDocument } from './document/parse.js';
export type { GroupObject } from './plugins/groups/index.js';
export {
  type ObjectInput,
  type ObjectKind,
  type ObjectKinds,
  type ObjectOf,
  type PageObject,
} from './objects/schema.js';
export type { EllipseObject, RectObject } from './plugins/shapes/index.js';
export type { CubicObject, LineObject, QuadraticObject } from './plugins/paths/index.js';
export type { PathObject, PathPoint, PathStepPoint } from './objects/path/schema.js';
export type { ImportedObject, ImportedPath } from './plugins/pictures/index.js';
export { LABEL_ALIGNS } from './values/label-aligns.js';
export { LABEL_PLACINGS } from './plugins/labels/index.js';
export type { BrailleOverride, LabelAlign, LabelObject } from './plugins/labels/index.js';
export type { KeyObject } from './plugins/legend/index.js';
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
} from './commands/command-set.js';
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
  type Session,
  sessionActions,
  shapeStyleOf,
  type Tool,
  type ViewOrigin,
} from './history/session.js';
export type {
  KindOf,
  Kinds,
  KindTable,
  ObjectSchema,
  ObjectType,
  SceneContext,
  SceneResources,
} from './objects/kinds.js';
export { fromKinds } from './objects/kinds.js';
export { createEngine, type Engine } from './kernel/engine.js';
export { EngineError, type EngineErrorCode, pluginsInOrder, refuseTaken } from './kernel/compose.js';
export { definePlugin, type Plugin } from './kernel/plugin.js';
export type {
  SceneField,
  SceneFieldValue,
  SceneLine,
  SceneLineTable,
  SceneProperty,
  SceneSorts,
  SceneWords,
} from './kernel/scene-line.js';
// Brings the kinds, commands and rules of the built-in plugins into the types.
export type { standardPlugins } from './plugins/standard.js';
