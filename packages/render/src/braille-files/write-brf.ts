import type { BraillePage } from '@tastwerk/editor-core/braille';
import { encodeCells } from './cell-encoding.js';
import { indexHeader } from './index-header.js';
import { type BrailleFileProfile, INTERNATIONAL_BRF } from './profile.js';
import { NO_MARGINS, rowsOnPaper, sharedMargins, sheetSize, type SheetSize } from './sheet.js';

const LINE_ENDS = { crlf: '\r\n', lf: '\n' } as const;
const FORM_FEED = '\f';

/**
 * Braille pages as the text of a BRF file: top margin as empty lines, left margin as blanks, no blanks at the end of a line,
 * pages ended as the profile says (field notes 1.4). `size` is the paper's room, where it is more than the pages need; it
 * matters for an Index header, which then carries the margins, and for pages that no form feed ends. No pages are no text.
 */
export function writeBrf(
  pages: readonly BraillePage[],
  profile: BrailleFileProfile = INTERNATIONAL_BRF,
  size?: SheetSize,
): string {
  if (pages.length === 0) return '';
  const lineEnd = LINE_ENDS[profile.lineEnd];
  const room = sheetSize(pages, size);
  const margins = profile.header === 'index' ? sharedMargins(pages) : NO_MARGINS;
  const texts = pages.map((page, index) => {
    const lines = rowsOnPaper(page, margins).map((row) => encodeCells(row, profile.encoding) + lineEnd);
    const isFilledUp = profile.pageEnd === 'none' && index < pages.length - 1;
    return lines.join('') + (isFilledUp ? lineEnd.repeat(room.rows - margins.top - lines.length) : '');
  });
  const header = profile.header === 'index' ? indexHeader({ margins, size: room }) : '';
  switch (profile.pageEnd) {
    case 'none':
      return header + texts.join('');
    case 'form-feed-between':
      return header + texts.join(FORM_FEED);
    case 'form-feed':
      return header + texts.map((text) => text + FORM_FEED).join('');
    case 'form-feed-line':
      return header + texts.map((text) => text + FORM_FEED + lineEnd).join('');
  }
}

const utf8 = new TextEncoder();

/** The bytes of a braille file: Unicode braille in UTF-8, in all other encodings one byte for each character. */
export function brfBytes(text: string, { encoding }: BrailleFileProfile): Uint8Array {
  return encoding === 'unicode'
    ? utf8.encode(text)
    : Uint8Array.from(text, (character) => character.charCodeAt(0));
}
