import { fail, LIMITS, ok, type Result } from '@tastwerk/editor-core';
import { type BraillePage, cellsToUnicode } from '@tastwerk/editor-core/braille';
import {
  decodeText,
  type ImportedContent,
  type ImportFailure,
  type ReadFile,
} from '@tastwerk/editor-core/files';
import { readBrf } from './read-brf.js';
import { readPef } from './read-pef.js';
import type { ReadingNote } from './reading-notes.js';

/** A row in Unicode braille; blank cells at its end say nothing. */
function rowText(cells: BraillePage['rows'][number]): string {
  return cellsToUnicode(cells).replace(/\u2800+$/u, '');
}

function contentOf(
  pages: readonly BraillePage[],
  notes: readonly ReadingNote[],
): Result<ImportedContent, ImportFailure> {
  const rows = pages.flatMap((page) => page.rows.map(rowText));
  if (rows.every((row) => row === '')) return fail({ code: 'emptyBraille' });
  if (rows.join('\n').length > LIMITS.contentLength) return fail({ code: 'brailleTooLong' });
  return ok({
    kind: 'braille',
    pages: pages.length,
    rows,
    notes: notes.map(({ code, line, count }) => ({ code, params: { line, count } })),
  });
}

/** Reads a PEF file, or any other as BRF, into rows of Unicode braille, which every braille system leaves as they are. */
export const readBrailleFile: ReadFile = ({ bytes }) => {
  const text = decodeText(bytes);
  if (!text.trimStart().startsWith('<')) {
    const { pages, notes } = readBrf(text);
    return contentOf(pages, notes);
  }
  const read = readPef(text);
  return read.ok ? contentOf(read.value.pages, read.value.notes) : fail({ code: 'emptyBraille' });
};
