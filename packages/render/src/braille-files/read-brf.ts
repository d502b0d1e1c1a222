import {
  BLANK_CELL,
  type BraillePage,
  type Cell,
  knownPaper,
  paperLimits,
} from '@tastwerk/editor-core/braille';
import { decodeCell, heldCell, type HoldsCell, SIX_DOT_CELLS } from './cell-encoding.js';
import { detectEncoding } from './detect-encoding.js';
import { readIndexHeader } from './index-header.js';
import type { BrailleFileProfile, CellEncoding } from './profile.js';
import { createReadingReport, type ReadingNote, type ReadingReport } from './reading-notes.js';
import { NO_MARGINS, sheetSize, type SheetSize } from './sheet.js';
import { type NumberedLine, splitPages } from './split-pages.js';

/** A braille file as it was read: writing it again in its own profile and size gives the same text. */
export interface ReadBrf {
  readonly pages: readonly BraillePage[];
  readonly profile: BrailleFileProfile;
  readonly size: SheetSize;
  readonly notes: readonly ReadingNote[];
}

/** What the reader is told instead of finding out. */
export interface BrfReading {
  readonly encoding?: CellEncoding;
  /** Rows on a page of a file without form feeds; when absent those of its header, or as many as A4 has room for. */
  readonly rowsPerPage?: number;
  /** Which cells are read with all their dots; those of six dots when absent. */
  readonly holds?: HoldsCell;
}

/** Control characters that stand in a line, above all the end-of-file mark (0x1A) and embosser escapes. */
const CONTROL = /^(?!\t)\p{Cc}$/u;

function readRow(
  { text, number }: NumberedLine,
  encoding: CellEncoding,
  holds: HoldsCell,
  report: ReadingReport,
): readonly Cell[] {
  const cells: Cell[] = [];
  for (const character of text) {
    const decoded = decodeCell(character, encoding);
    if (decoded === undefined && CONTROL.test(character)) {
      report.note('CONTROL_LEFT_OUT', number);
      continue;
    }
    if (decoded === undefined) report.note('CHARACTER_UNKNOWN', number);
    cells.push(decoded === undefined ? BLANK_CELL : heldCell(decoded, holds, report, number));
  }
  return cells;
}

function encodingOf(text: string, report: ReadingReport): CellEncoding {
  const { encoding, isSure, mixesCase } = detectEncoding(text);
  if (!isSure) report.note('ENCODING_UNSURE', 1);
  if (mixesCase) report.note('CASE_MIXED', 1);
  return encoding;
}

/**
 * Reads the text of a BRF file or of Unicode braille, leniently: any table in either case, any line end, any mark of page
 * ends, with or without an Index header (field notes 1.4). What was odd is said in the notes; nothing is refused.
 */
export function readBrf(text: string, reading: BrfReading = {}): ReadBrf {
  const report = createReadingReport();
  const index = readIndexHeader(text);
  const body = text.slice(index?.length ?? 0);
  const margins = index?.header.margins ?? NO_MARGINS;
  const encoding = reading.encoding ?? encodingOf(body, report);
  const rowsBelowMargin = index ? index.header.size.rows - margins.top : 0;
  const rowsPerPage = reading.rowsPerPage ?? (rowsBelowMargin || paperLimits(knownPaper('a4')).rows);
  const { pages: lines, lineEnd, pageEnd } = splitPages(body, rowsPerPage, report);
  // A header names a page even where no row follows it.
  const pages = (index && lines.length === 0 ? [[]] : lines).map((page) => ({
    rows: page.map((line) => readRow(line, encoding, reading.holds ?? SIX_DOT_CELLS, report)),
    marginLeft: margins.left,
    marginTop: margins.top,
  }));
  const header = index ? 'index' : 'none';
  return {
    pages,
    profile: { encoding, lineEnd, pageEnd, header },
    size: sheetSize(pages, index?.header.size),
    notes: report.notes(),
  };
}
