import type { Document, SceneWords } from '@tastwerk/editor-core';
import type { Cursor } from '../draft/cursor.js';
import type { Reference } from '../draft/reference.js';
import type { Language } from '../language.js';
import type { SceneSpot } from '../problems/problem.js';

/** A finding that is accepted, as its line says it. */
export interface FindingSaid {
  readonly ruleId: string;
  /** The page from 1; null for the document as a whole, or the id of a page that is not there. */
  readonly page: number | string | null;
  readonly objects: readonly Reference[];
  readonly measured: number | null;
  readonly reason: string;
  readonly spot: SceneSpot;
}

/** What the lines of a document say, before it is one. */
export interface DocumentDraft {
  /** Properties by their names, and where they are said. */
  readonly values: Map<string, unknown>;
  readonly braillePages: Map<string, unknown>;
  readonly imageDescription: Map<string, unknown>;
  readonly translations: unknown[];
  readonly tags: unknown[];
  readonly keyedTextures: unknown[];
  readonly keyedStrokes: unknown[];
  readonly ownWords: unknown[];
  readonly plugins: Map<string, string>;
  readonly findings: FindingSaid[];
  readonly spots: Map<string, SceneSpot>;
}

export const createDocumentDraft = (): DocumentDraft => ({
  values: new Map(),
  braillePages: new Map(),
  imageDescription: new Map(),
  translations: [],
  tags: [],
  keyedTextures: [],
  keyedStrokes: [],
  ownWords: [],
  plugins: new Map(),
  findings: [],
  spots: new Map(),
});

/** What lines of a document are written with. */
export interface DocumentContext {
  readonly language: Language;
  /** A new document, of which a text says nothing. */
  readonly blank: Document;
  /** The plugins whose kinds the engine knows: it names them by itself. */
  readonly knownPlugins: ReadonlySet<string>;
  /** How an object is called on a line about a page, or about the document. */
  refer(uuid: string, page: number | null): string;
}

/** A line of the document itself. */
export interface DocumentLine {
  readonly words: SceneWords;
  /** Whether several lines may say it. */
  readonly isList?: boolean;
  /** Whether its text may stand below it, line by line. */
  readonly isLong?: boolean;
  /** What stands behind the words; one line for each. A list of texts stands below them. */
  write(document: Document, context: DocumentContext): readonly (string | readonly string[])[];
  /** Reads what stands behind the words; false, with a problem told, where it cannot. */
  read(cursor: Cursor, draft: DocumentDraft): boolean;
}

const LISTS = ['translations', 'tags', 'keyedTextures', 'keyedStrokes', 'ownWords', 'findings'] as const;
const MAPS = ['values', 'braillePages', 'imageDescription'] as const;

/** What findings are called in a document. */
const FINDINGS_PROPERTY = 'ignoredFindings';

/** Notes that what `draft` says now and did not say before stands at `spot`. */
export function noteSpots(draft: DocumentDraft, spot: SceneSpot): void {
  const note = (name: string) => void (draft.spots.has(name) || draft.spots.set(name, spot));
  for (const map of MAPS) for (const name of draft[map].keys()) note(name);
  for (const list of LISTS)
    draft[list].forEach((_entry, index) =>
      note(`${list === 'findings' ? FINDINGS_PROPERTY : list}/${index}`),
    );
}
