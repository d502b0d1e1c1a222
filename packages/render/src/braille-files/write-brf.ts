import { type BraillePage, CELL_CODES, type Cell } from '@tastwerk/editor-core';
import { type BrailleFileProfile, INTERNATIONAL_BRF } from './profile.js';

const LINE_ENDS = { crlf: '\r\n', lf: '\n' } as const;
const FORM_FEED = '\f';
const BLANK = ' ';

function encode(cells: readonly Cell[], codes: string): string {
  return cells.map((cell) => codes.charAt(cell)).join('');
}

/**
 * Braille pages as the text of a BRF file in ASCII: top margin as empty lines, left margin as blanks, no blanks at the end
 * of a line, a form feed after every page, the last one too. Without embosser control codes (field notes 1.4).
 */
export function writeBrf(
  pages: readonly BraillePage[],
  profile: BrailleFileProfile = INTERNATIONAL_BRF,
): string {
  const codes = CELL_CODES[profile.encoding];
  const lineEnd = LINE_ENDS[profile.lineEnd];
  return pages
    .map((page) => {
      const margin = BLANK.repeat(page.marginLeft);
      const rows = page.rows.map((row) => `${margin}${encode(row, codes)}`.trimEnd());
      return [...Array.from({ length: page.marginTop }, () => ''), ...rows]
        .map((line) => line + lineEnd)
        .join('')
        .concat(FORM_FEED);
    })
    .join('');
}
