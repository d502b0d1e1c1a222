import type { Document } from '@tastwerk/editor-core';
import {
  type BrailleLookup,
  type BrailleFailure,
  brailleProblems,
  braillePageText,
  type PrintRange,
} from '@tastwerk/editor-core/braille';

/** A paragraph of the braille pages that has no braille, or lacks a character in it. */
export interface Unwritten {
  readonly failure: BrailleFailure;
  /** The character that cannot be written, or the whole paragraph where none is to blame. */
  readonly range: PrintRange;
  /** Line of the field, from 1. */
  readonly line: number;
}

const LINE_BREAK = /\r\n?|\n/gu;

function textAt(document: Document, path: readonly string[]): string {
  const value = path.reduce<unknown>(
    (parent, step) => (typeof parent === 'object' && parent !== null ? Reflect.get(parent, step) : undefined),
    document,
  );
  return typeof value === 'string' ? value : '';
}

/** What of the braille pages could not be written, in the order of reading. What is not translated yet is not among it. */
export function unwrittenOf(document: Document, book: BrailleLookup): readonly Unwritten[] {
  return braillePageText(document).flatMap(({ text, path, offset }): Unwritten[] => {
    const result = text === '' ? undefined : book.get(text, document.system);
    if (!result) return [];
    return brailleProblems(result).map((failure) => {
      const { character, index = 0 } = failure;
      const start = offset + (character === undefined ? 0 : index);
      const end = start + (character?.length ?? text.length);
      const line = (textAt(document, path).slice(0, start).match(LINE_BREAK)?.length ?? 0) + 1;
      return { failure, range: { path, start, end }, line };
    });
  });
}
