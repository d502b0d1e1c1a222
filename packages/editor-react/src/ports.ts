import type { Adjustment, Document, DocumentTag, Issue, Result, EditorStore } from '@tastwerk/editor-core';
import type { BrailleReader, BrailleTranslator } from '@tastwerk/editor-core/braille';
import type { OwnWord } from '@tastwerk/editor-core/own-words';
import type { PublicationTerms } from '@tastwerk/editor-core/document';
import type { Box } from '@tastwerk/editor-core/geometry';
import type { TracedPicture, TraceMode } from '@tastwerk/editor-core/import';
import type { createCanvasView } from '@tastwerk/canvas-fabric';

/** The languages of the editor's own texts. */
export type EditorLanguage = 'de' | 'en';

/** What a list of drafts shows of one of them. */
export interface DraftSummary {
  readonly uuid: string;
  readonly graphicTitle: string;
  readonly variantTitle: string;
  /** The language of both, as a BCP 47 tag; absent where it is not known. */
  readonly language?: string | undefined;
  /** Time of the last save as ISO 8601, or null when it is not known. */
  readonly lastSaved: string | null;
  /** Whether the draft belongs to a variant that is in the catalogue already. */
  readonly hasPublishedVariant: boolean;
  /** A small picture of the first page as a data URL; null or absent when there is none yet. */
  readonly thumbnail?: string | null;
}

/** Why the place of the drafts did not do what it was asked; each code has a sentence in `errors.json`. */
export interface DraftFailure {
  readonly code:
    | 'DRAFTS_UNAVAILABLE'
    | 'DRAFTS_FULL'
    | 'DRAFT_NOT_FOUND'
    | 'DRAFT_UNREADABLE'
    | 'DRAFT_CHANGED_ELSEWHERE'
    | 'DRAFT_FILE_TOO_LARGE'
    | 'EDITOR_NOT_LOADED';
  /** For `DRAFT_UNREADABLE`: what the schema refused. */
  readonly issues: readonly Issue[];
}

/** Who may write a draft: this tab, another one, or none because it was deleted. */
export type DraftClaimState = 'held' | 'elsewhere' | 'deleted';

/** What is told and asked while a tab works on a draft. */
export interface DraftClaimOptions {
  readonly onState: (state: DraftClaimState) => void;
  /** Stores what waits, because another tab is to go on with the draft. */
  readonly onLetGo: () => Promise<void>;
}

/** The right to write one draft, from its first holder's opening to `release`. */
export interface DraftClaim {
  /** Asks the tab that holds the draft to store it and let go; `onState` tells when it is held here. */
  takeOver(): void;
  release(): void;
}

/** Where documents wait until they are published. */
export interface DraftStore {
  /** All drafts, the last edited first. */
  list(): Promise<Result<readonly DraftSummary[], DraftFailure>>;
  get(uuid: string): Promise<Result<Document, DraftFailure>>;
  /**
   * Stores a document. A draft that was known and is gone is `DRAFT_NOT_FOUND`, one that was stored elsewhere since it was
   * read is `DRAFT_CHANGED_ELSEWHERE`; `overwrite` stores it all the same.
   */
  put(document: Document, options?: { readonly overwrite?: boolean }): Promise<Result<null, DraftFailure>>;
  delete(uuid: string): Promise<Result<null, DraftFailure>>;
  /** Keeps a changed document before this returns, for a tab that may die before `put` has ended. `lastSaved` is the time of the change. */
  keepAtHand?(document: Document): void;
  /** Keeps a small picture of a draft, a data URL, for the list. */
  putThumbnail?(uuid: string, picture: string): Promise<void>;
  /** What reading a draft had to change in one of an older form, when it was read last; a store that does not know says nothing. */
  adjustedOf?(uuid: string): readonly Adjustment[];
  /** Claims a draft for this tab; a store without claims has one tab only. */
  claim?(uuid: string, options: DraftClaimOptions): DraftClaim;
}

/** How far one file of a published document has come. */
export type ArtefactState = 'queued' | 'running' | 'done' | 'failed';

/** One file that publishing makes, by the name of its format such as `pdf`. */
export interface ArtefactProgress {
  readonly format: string;
  readonly state: ArtefactState;
  /** Why there will be no such file: one sentence in the user's language. */
  readonly reason?: string;
}

/** What goes with a document that is published. */
export interface PublishOptions {
  /** Made once for a state of the document: sent again after a failure, so that nothing is published twice. */
  readonly idempotencyKey: string;
  /** What is different from the version before, in the author's words; empty for what has none before it. */
  readonly changeMessage: string;
  /** Who sees the graphic and what it is under, where publishing makes a new one; else it keeps what it has. */
  readonly terms: PublicationTerms;
}

/** Where a document stands in the catalogue once it is published. */
export interface PublishOutcome {
  readonly graphicId: number;
  readonly variantId: number;
  readonly versionId: number;
  /** SHA-256 of the published document as hexadecimal digits. */
  readonly hash: string;
  readonly fileName: string;
  /** Number of its sheets: pictures such as SVG are one file for each. */
  readonly pageCount: number;
  /** Address of the variant's page, for the link that is shown; with its key where a link opens it. */
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

/** The terms of a graphic of the catalogue, and what of it the operators have hidden. */
export interface TermsOfPublished extends PublicationTerms {
  /** Whether the whole graphic is hidden. */
  readonly isHidden?: boolean;
  /** Those of its variants that are hidden by themselves. */
  readonly hiddenVariants?: readonly number[];
}

/** Tells the terms of a graphic of the catalogue; null where it does not answer. */
export type TermsOfGraphic = (graphicId: number) => Promise<TermsOfPublished | null>;

/** What the sheets of a document will say of where they come from once it is published. */
export interface SheetMarksToCome {
  /** Name of the version, such as "v2". */
  readonly version: string;
  /** Address in the QR code, or null where there will be none. */
  readonly link: string | null;
  /** Whether `link` is the address that will be printed; else it stands for one that is given on publishing. */
  readonly isLinkKnown: boolean;
}

/**
 * Tells the marks that sheets get on publishing, as the next version of the variant or, for null, as the first version of something new;
 * null where they get none, or the application does not answer.
 */
export type MarksToCome = (variantId: number | null) => Promise<SheetMarksToCome | null>;

/** Makes the drawing area; a test gives a fake. */
export type CanvasFactory = typeof createCanvasView;

/** What publishing says when another version has been published since the document was opened. */
export const VERSION_CONFLICT = 'CATALOGUE_VERSION_CONFLICT';

/** Knows the tags of the catalogue. */
export interface TagSource {
  /** Tags whose names fit the beginning that was typed, the best first. */
  suggest(prefix: string): Promise<readonly DocumentTag[]>;
  /** How a tag of this name is called in the language of the interface; absent, tags are called as the document has them. */
  nameOf?(name: string): string;
}

/** Hands the files of one format of a published document to the user; false when they could not be had. */
export type DownloadArtefact = (outcome: PublishOutcome, format: string) => Promise<boolean>;

/** The formats of a draft's files, in the order in which they are offered. */
export const DRAFT_FILE_FORMATS = ['pdf', 'svg', 'png', 'brf', 'pef', 'rtf', 'ebrl', 'html', 'zip'] as const;

/** A format of a draft's file. */
export type DraftFileFormat = (typeof DRAFT_FILE_FORMATS)[number];

/** A file that was made, with the name under which it is saved. */
export interface MadeFile {
  readonly name: string;
  readonly blob: Blob;
  /** How many texts stand without braille in it, because a character cannot be written; none when absent. */
  readonly unwritten?: number;
}

/** Makes a file of a document that is not published, and keeps nothing; the failure's message is one sentence in the user's language. */
export type MakeDraftFile = (
  document: Document,
  format: DraftFileFormat,
  signal: AbortSignal,
) => Promise<Result<MadeFile, { readonly code: string; readonly message: string }>>;

/** How a picture is traced; what names no other unit goes from 0 to 100. */
export interface TraceWishes {
  /** Null takes what suits the picture: outlines for a photograph, areas for everything else. */
  readonly mode: TraceMode | null;
  readonly simplification: number;
  /** Of areas: lightness from 0 to 255 below which the picture counts as dark; null finds it from the picture. */
  readonly threshold: number | null;
  /** Of areas. */
  readonly smoothing: number;
  /** Of areas: specks of at most so many px are left out. */
  readonly speckle: number;
  /** Of areas: whether the light parts are traced in place of the dark ones. */
  readonly inverted: boolean;
  /** Of outlines: the least step in lightness at an edge, in percent of that from black to white; null finds it from the picture. */
  readonly strength: number | null;
  /** Of outlines: shorter ones are left out, in mm of the page. */
  readonly leastLengthMm: number;
  /** Of outlines: how wide the picture becomes on the page. */
  readonly widthMm: number;
}

/** Why a picture was not read. */
export interface ImportFailure {
  readonly code: string;
  /** One sentence in the user's language. */
  readonly message: string;
}

/** A picture that was traced, in px of the picture, with what was used or found of its threshold and, for outlines, its strength. */
export interface Tracing extends TracedPicture {
  readonly threshold: number;
  readonly strength: number | null;
}

/** A line of text in a picture; its box in px, how sure it is from 0 to 100. */
export interface RecognisedLine {
  readonly text: string;
  readonly box: Box;
  readonly confidence: number;
}

/** Traces the dark parts of a JPEG or PNG, or its edges. */
export type TracePicture = (
  picture: Blob,
  wishes: TraceWishes,
  signal: AbortSignal,
) => Promise<Result<Tracing, ImportFailure>>;

/** Finds the lines of text in a JPEG or PNG. */
export type RecogniseText = (
  picture: Blob,
  signal: AbortSignal,
) => Promise<Result<readonly RecognisedLine[], ImportFailure>>;

/** Whose words a list holds that goes for more than one document. */
export type OwnWordScope = 'account' | 'installation';

/** Words that are written otherwise than the tables of their systems say. */
export interface OwnWordList {
  readonly words: readonly OwnWord[];
  /** Counts the changes of the list: a change names the one that it was made from. */
  readonly revision: number;
  readonly canEdit: boolean;
}

/** Why a list was not stored or read; one sentence in the user's language. */
export interface OwnWordFailure {
  readonly code: string;
  readonly message: string;
}

/** Keeps the words of the account that is signed in and of the installation. */
export interface OwnWordSource {
  /** The lists that there are: none of an account for a visitor. */
  load(): Promise<Result<Readonly<Partial<Record<OwnWordScope, OwnWordList>>>, OwnWordFailure>>;
  /** Stores a list in place of that of `revision`; one that was changed since fails with {@link OWN_WORDS_OUTDATED}. */
  save(
    scope: OwnWordScope,
    words: readonly OwnWord[],
    revision: number,
  ): Promise<Result<OwnWordList, OwnWordFailure>>;
}

/** What storing a list of words says when it was changed elsewhere since it was read. */
export const OWN_WORDS_OUTDATED = 'OWN_WORDS_OUTDATED';

/** Steers one open editor from outside. */
export interface EditorSteering {
  readonly store: EditorStore;
  /** Runs an action by its id; false when there is none, or it cannot be done now. */
  readonly run: (id: string) => boolean;
  /** Stores what waits. */
  readonly flush: () => Promise<void>;
}

/** All that the editor needs from the application around it. It knows no network and no address of its own. */
export interface EditorPorts {
  /** Asked for all texts of the document after each change. Where it does not remember its lines, the editor does. */
  readonly translate: BrailleTranslator;
  /** Reads braille back; absent, braille that was imported or written by hand is shown without its print. */
  readonly readBraille?: BrailleReader;
  readonly drafts: DraftStore;
  /** Null for a visitor: the publish dialog then says that an account is needed. */
  readonly publish: PublishDocument | null;
  /** Absent, the application knows no terms: what is published is for everybody under CC BY-SA. */
  readonly termsOf?: TermsOfGraphic;
  /** Absent, the preview shows sheets without marks. */
  readonly marksToCome?: MarksToCome;
  /** Knows tags that others have used; absent, all tags are new by their names. */
  readonly tags?: TagSource;
  /** Absent, the files are only to be had where the published variant stands. */
  readonly download?: DownloadArtefact;
  /** Absent, a draft is neither printed nor handed out as a file of a printable format. */
  readonly makeFile?: MakeDraftFile;
  /** Opens the published version of a variant beside the draft, which stays stored. Absent, that is not offered. */
  readonly onOpenPublished?: (variantId: number) => void;
  /** Leads to the page where a visitor logs in. */
  readonly onLogin?: () => void;
  /** Leads out of the editor, to the list of drafts. */
  readonly onLeave: () => void;
  /** Opens a further document as a draft of its own, such as a copy. Absent, the editor shows it in place of the present one. */
  readonly onOpenDocument?: (document: Document) => void;
  /** Leads to the published variant. */
  readonly onPublished: (outcome: PublishOutcome) => void;
  /** Absent, words are kept in their documents alone. */
  readonly ownWords?: OwnWordSource;
  /** Absent, pictures cannot be traced; other files are imported all the same. */
  readonly trace?: TracePicture;
  /** Absent, texts in pictures are not found. */
  readonly recognise?: RecogniseText;
  readonly canvasFactory?: CanvasFactory;
  /** In a partner's page: which ways out the page has a use for. Absent, all are shown. */
  readonly isEmbedded?: { readonly canLeave: boolean; readonly canPublish: boolean };
  /** Handed the steering of the editor when it is there, and null when it goes. */
  readonly onSteering?: (steering: EditorSteering | null) => void;
}
