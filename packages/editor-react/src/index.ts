export { Editor, type EditorProps } from './editor.js';
export { createNewDocument } from './new-document.js';
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
  PublishDocument,
  PublishFailure,
  PublishOptions,
  PublishOutcome,
  TagSource,
  TermsOfGraphic,
  TraceWishes,
} from './ports.js';
export { createIndexedDbDrafts, EditorSplash, type EditorSplashProps } from './splash/index.js';
