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
