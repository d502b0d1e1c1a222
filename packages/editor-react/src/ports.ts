import type { BrailleTranslator, Document, Issue, Result } from '@tastwerk/editor-core';
import type { createCanvasView } from '@tastwerk/canvas-fabric';

/** The languages of the editor's own texts. */
export type EditorLanguage = 'de' | 'en';

/** What a list of drafts shows of one of them. */
export interface DraftSummary {
  readonly uuid: string;
  readonly graphicTitle: string;
  readonly variantTitle: string;
  /** Time of the last save as ISO 8601, or null when it is not known. */
  readonly lastSaved: string | null;
  /** Whether the draft belongs to a variant that is in the catalogue already. */
  readonly hasPublishedVariant: boolean;
}

/** Why the place of the drafts did not do what it was asked; each code has a sentence in `errors.json`. */
export interface DraftFailure {
  readonly code: 'DRAFTS_UNAVAILABLE' | 'DRAFTS_FULL' | 'DRAFT_NOT_FOUND' | 'DRAFT_UNREADABLE';
  /** For `DRAFT_UNREADABLE`: what the schema refused. */
  readonly issues: readonly Issue[];
}

/** Where documents wait until they are published. */
export interface DraftStore {
  /** All drafts, the last edited first. */
  list(): Promise<Result<readonly DraftSummary[], DraftFailure>>;
  get(uuid: string): Promise<Result<Document, DraftFailure>>;
  put(document: Document): Promise<Result<null, DraftFailure>>;
  delete(uuid: string): Promise<Result<null, DraftFailure>>;
}

/** How far one file of a published document has come. */
export type ArtefactState = 'queued' | 'running' | 'done' | 'failed';

/** One file that publishing makes, by the name of its format such as `pdf`. */
export interface ArtefactProgress {
  readonly format: string;
  readonly state: ArtefactState;
}

/** What goes with a document that is published. */
export interface PublishOptions {
  /** Made once for a state of the document: sent again after a failure, so that nothing is published twice. */
  readonly idempotencyKey: string;
}

/** Where a document stands in the catalogue once it is published. */
export interface PublishOutcome {
  readonly graphicId: number;
  readonly variantId: number;
  readonly versionId: number;
  /** SHA-256 of the published document as hexadecimal digits. */
  readonly hash: string;
  readonly fileName: string;
  /** Address of the variant's page, for the link that is shown. */
  readonly url: string;
}

/** Why a document was not published. */
export interface PublishFailure {
  readonly code: string;
  /** One sentence in the user's language. */
  readonly message: string;
  /** What the server's schema refused, with paths into the document. */
  readonly issues: readonly Issue[];
}

/** Publishes a document; `onProgress` is called with every file whenever one of them has come further. */
export type PublishDocument = (
  document: Document,
  options: PublishOptions,
  onProgress: (artefacts: readonly ArtefactProgress[]) => void,
) => Promise<Result<PublishOutcome, PublishFailure>>;

/** Makes the drawing area; a test gives a fake. */
export type CanvasFactory = typeof createCanvasView;

/** All that the editor needs from the application around it. It knows no network and no address of its own. */
export interface EditorPorts {
  readonly translate: BrailleTranslator;
  readonly drafts: DraftStore;
  /** Null for a visitor: the publish dialog then says that an account is needed. */
  readonly publish: PublishDocument | null;
  /** Leads to the page where a visitor logs in. */
  readonly onLogin?: () => void;
  /** Leads out of the editor, to the list of drafts. */
  readonly onLeave: () => void;
  /** Leads to the published variant. */
  readonly onPublished: (outcome: PublishOutcome) => void;
  readonly canvasFactory?: CanvasFactory;
}
