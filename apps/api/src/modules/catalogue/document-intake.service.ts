import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  canonicalJson,
  type Document,
  type Engine,
  fail,
  type Issue,
  missingPluginIssues,
  ok,
  type Result,
} from '@tastwerk/editor-core';
import { tableOfWriting } from '@tastwerk/braille/node';
import {
  type BrailleLookup,
  braillePagesOf,
  type BrailleTranslator,
  translateDocument,
} from '@tastwerk/editor-core/braille';
import { brailleTextsOfFiles } from '@tastwerk/editor-core/files';
import {
  isBlankText,
  isEmptyDocument,
  PAPER_FORMATS,
  paperFormatOf,
  withoutOrigin,
  workIssue,
} from '@tastwerk/editor-core/document';
import { readableText } from '@tastwerk/editor-core/formulas';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { ENGINE } from '../../platform/engine.js';
import { brailleAsText } from '../rendering/renderer/handed-braille.js';
import { unwrittenIssue } from '../rendering/renderer/unwritten-issue.js';

/** Injection token of the braille translator of this process. */
export const TRANSLATOR = Symbol('braille translator');

/** What the catalogue keeps of a document besides the whole of it; titles and descriptions for readers and voices, formulas in words. */
function factsOf(
  {
    graphicTitle,
    graphicDescription,
    variantTitle,
    translations,
    system,
    tags,
    category,
    transcribersNotes,
  }: Document,
  book: BrailleLookup,
) {
  return {
    graphicTitle: readableText(graphicTitle, book),
    graphicDescription: readableText(graphicDescription, book),
    variantTitle: readableText(variantTitle, book),
    translations: translations.map(({ language, title, description }) => ({
      language,
      title: readableText(title),
      description: readableText(description),
    })),
    system,
    tags,
    category,
    transcribersNotes,
  };
}

/** A posted document that may be published, with what the catalogue says about it. */
export interface ReadDocument {
  /** What it says about itself. */
  readonly document: ReturnType<typeof factsOf>;
  /** The whole of it as canonical JSON, without origin: ids a client sends are never believed. */
  readonly json: string;
  /** SHA-256 of `json`, in hexadecimal digits. */
  readonly hash: string;
  /** Its lines in braille, as text; see {@link brailleAsText}. */
  readonly braille: string;
  readonly description: string;
  readonly graphicFormat: 'a4' | 'a3';
  readonly graphicLandscape: boolean;
  readonly graphicPages: number;
  readonly braillePages: number;
}

/** A title that a publication shows in the catalogue. */
export type TitleField = 'graphicTitle' | 'variantTitle';

/** SHA-256 of `text`, in hexadecimal digits. */
export function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** SHA-256 of a value's canonical JSON, in hexadecimal digits. */
export function hashOf(value: unknown): string {
  return hashOfText(canonicalJson(value));
}

function refusal(issues: readonly Issue[]): ApiFailure {
  const [first] = issues;
  if (first === undefined) throw new RangeError('a refusal needs an issue');
  return { code: first.code, issues, detail: `${first.code} at ${first.path.join('.') || 'the document'}` };
}

/** What keeps `document` from being published: blank titles among `titles`, blank tags, and pages on which nothing is. */
function blanksOf(document: Document, titles: readonly TitleField[]): readonly Issue[] {
  const untitled = titles.filter((field) => isBlankText(document[field]));
  const unnamed = [...document.tags.keys()].filter((index) => isBlankText(document.tags[index]?.name ?? ''));
  return [
    ...untitled.map((field) => ({ code: 'DOCUMENT_WITHOUT_TITLE', path: [field] }) as const),
    ...unnamed.map((index) => ({ code: 'DOCUMENT_INVALID_VALUE', path: ['tags', index, 'name'] }) as const),
    ...(isEmptyDocument(document) ? [{ code: 'DOCUMENT_WITHOUT_CONTENT', path: [] } as const] : []),
  ];
}

/** Reads a posted document: parsed anew, translated, counted. Whatever it cannot show on paper is refused here, by path. */
@Injectable()
export class DocumentIntake {
  constructor(
    @Inject(TRANSLATOR) private readonly translator: BrailleTranslator,
    @Inject(ENGINE) private readonly engine: Engine,
  ) {}

  /**
   * Reads what was posted; refuses it when it is too much work (DOCUMENT_TOO_ELABORATE) or has an object of an unknown kind (DOCUMENT_PLUGIN_MISSING) or a braille system whose table is not here (DOCUMENT_INVALID_VALUE). With `titles`, also when one of them is blank (DOCUMENT_WITHOUT_TITLE), a tag is, or
   * nothing is drawn or written (DOCUMENT_WITHOUT_CONTENT). Older publications are read without titles, because some have none.
   */
  async read(posted: unknown, titles: readonly TitleField[]): Promise<Result<ReadDocument, ApiFailure>> {
    const tooMuch = workIssue(posted);
    if (tooMuch) return fail(refusal([tooMuch]));
    const parsed = this.engine.parse(posted);
    if (!parsed.ok) return fail(refusal(parsed.error));
    const document = withoutOrigin(parsed.value.document);
    // What the server cannot draw and check cannot be ordered or printed.
    const unknown = missingPluginIssues(this.engine.kinds, document);
    if (unknown.length > 0) return fail(refusal(unknown));
    if (tableOfWriting({ system: document.system }) === undefined)
      return fail(refusal([{ code: 'DOCUMENT_INVALID_VALUE', path: ['system'] }]));
    const blanks = titles.length === 0 ? [] : blanksOf(document, titles);
    if (blanks.length > 0) return fail(refusal(blanks));
    const { book, lines, failures } = await translateDocument(this.engine.kinds, document, this.translator, {
      more: brailleTextsOfFiles(this.engine, document),
    });
    if (failures.length > 0) return fail(refusal(failures.map(unwrittenIssue)));

    const json = canonicalJson(document);
    const paper = paperFormatOf(document.width, document.height);
    if (paper === undefined) throw new RangeError('the schema let an unknown paper through');
    const { type, summary, details } = document.braillePages.imageDescription;
    return ok({
      document: factsOf(document, book),
      json,
      hash: hashOfText(json),
      braille: brailleAsText(lines),
      description: [type, summary, details]
        .filter((part) => part.trim() !== '')
        .map((part) => readableText(part, book))
        .join('\n\n'),
      graphicFormat: PAPER_FORMATS[paper].format,
      graphicLandscape: PAPER_FORMATS[paper].landscape,
      graphicPages: document.pages.length,
      braillePages: braillePagesOf(document, book).length,
    });
  }
}
