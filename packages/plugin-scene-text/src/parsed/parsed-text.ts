import type { DocumentDraft } from '../document/document-line.js';
import type { Draft } from '../draft/draft.js';
import type { Language } from '../language.js';
import type { LineForm } from '../lines/line-form.js';
import type { SceneProblem, SceneSpot } from '../problems/problem.js';
import type { TextComment } from '../text/lines.js';

/** A line of an object, with what it holds. */
export interface ObjectNode {
  readonly form: LineForm;
  readonly kind: string;
  readonly draft: Draft;
  /** Its mark, such as `@1`; undefined where it has none. */
  readonly handle: string | undefined;
  readonly spot: SceneSpot;
  /** The page that it is on, from 0. */
  readonly page: number;
  readonly children: readonly ObjectNode[];
}

/** A page as its lines say it; what is undefined is as in a new document. */
export interface PageNode {
  name: string | undefined;
  isTextOnly: boolean;
  readonly guides: unknown[];
  readonly objects: ObjectNode[];
  readonly spot: SceneSpot;
  /** Whether no line says it. */
  readonly isImplied: boolean;
}

/** A scene text that was read, before it is a document. */
export interface ParsedText {
  readonly language: Language;
  readonly document: DocumentDraft;
  readonly pages: readonly PageNode[];
  readonly comments: readonly TextComment[];
  /** The numbers of the lines of the document itself. */
  readonly ownLines: readonly number[];
  readonly problems: readonly SceneProblem[];
}
