export { createIndexedDbDrafts } from './drafts/indexed-db.js';
export { Editor, type EditorProps } from './editor.js';
export { createNewDocument } from './new-document.js';
export type {
  ArtefactProgress,
  ArtefactState,
  CanvasFactory,
  DraftFailure,
  DraftStore,
  DraftSummary,
  EditorLanguage,
  EditorPorts,
  PublishDocument,
  PublishFailure,
  PublishOptions,
  PublishOutcome,
} from './ports.js';
export { EditorSplash, type EditorSplashProps } from './splash/editor-splash.js';
