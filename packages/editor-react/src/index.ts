export { Editor, type EditorProps } from './editor.js';
export type {
  AfterImportContribution,
  BarContribution,
  EditorPlugin,
  ImportContribution,
  ImportPage,
  ImportStepProps,
  InspectorContribution,
  InspectorProps,
  KindContribution,
  MenuContribution,
  MenuPlace,
  OverlayContribution,
  OverlayProps,
  PaletteContribution,
  PaletteEntry,
  PanelContribution,
  SlotContribution,
  SlotId,
  SourceContributions,
  TemplateContribution,
  TextToolContribution,
  TextToolProps,
  ToolContribution,
  ViewContribution,
} from './contributions/editor-plugin.js';
export { defineEditorPlugin } from './contributions/editor-plugin.js';
export {
  type AttachedPart,
  type AttachedView,
  lazyPart,
  type Part,
  type PartEditor,
} from './contributions/part.js';
export { enterPanel } from './contributions/made-actions.js';
export { overlayAction } from './contributions/overlay-action.js';
export { useRunById } from './contributions/use-run-by-id.js';
export type { PluginChoice, SlotChoice } from './contributions/plugin-choice.js';
export type { DrawTemplate, MakeTemplate } from './contributions/template.js';
export { createNewDocument } from './new-document.js';
export { BrailleLine } from './parts/braille-cells.js';
export { FindingList, type FindingListProps } from './plugins/proofing/index.js';
export type {
  ArtefactProgress,
  ArtefactState,
  CanvasFactory,
  DownloadArtefact,
  DraftFileFormat,
  MadeFile,
  MakeDraftFile,
  DraftFailure,
  DraftStore,
  DraftSummary,
  EditorLanguage,
  EditorPorts,
  ImportFailure,
  MarksToCome,
  OwnWordFailure,
  OwnWordList,
  OwnWordScope,
  OwnWordSource,
  PublishDocument,
  PublishFailure,
  PublishOptions,
  PublishOutcome,
  TagSource,
  TermsOfGraphic,
  TraceWishes,
} from './ports.js';
export { createIndexedDbDrafts, EditorSplash, type EditorSplashProps } from './splash/index.js';
export type { ActionContext, EditorAction } from './state/editor-action.js';
export { useEditor } from './state/editor-context.js';
export { useWithAllOwnWords } from './state/own-word-lists.js';
export { kindName } from './state/object-name.js';
export type { SpokenWish } from './state/spoken-wish.js';
export { useEditorState, useEditorStore } from './state/use-editor-state.js';
export { useEntering } from './state/use-entering.js';
export { useFocusDrawing } from './state/drawing-area.js';
export { createDraftMemory, type DraftMemory } from './state/draft-memory.js';
export { fileNameOf } from './drafts/export-draft.js';
