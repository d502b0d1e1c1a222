/**
 * What can be odd about a braille file. `ENCODING_UNSURE`: the table is a guess. `CASE_MIXED`: upper- and lower-case forms of
 * a table beside each other. `CHARACTER_UNKNOWN`: no braille, read as a blank cell. `CONTROL_LEFT_OUT`: embosser control or
 * end-of-file mark. `DOTS_7_8_LEFT_OUT`: eight-dot cell read as its six dots. `LINE_ENDS_MIXED`. `PAGE_END_IN_LINE`: a form
 * feed without a line end before it. `PAGES_UNMARKED`: no form feeds, pages cut by a count of rows. `XML_BROKEN`: read as far
 * as it could be. `NAMESPACE_FOREIGN`, `ROW_TOO_LONG`, `ROWS_TOO_MANY`: against the rules of PEF (field notes 1.5).
 * `PARTS_JOINED`: volumes or sections read as one run of pages. `ROW_GAP_LEFT_OUT`: space between rows. Pages do not keep
 * these two, volumes of PEF do.
 */
export const READING_NOTE_CODES = [
  'ENCODING_UNSURE',
  'CASE_MIXED',
  'CHARACTER_UNKNOWN',
  'CONTROL_LEFT_OUT',
  'DOTS_7_8_LEFT_OUT',
  'LINE_ENDS_MIXED',
  'PAGE_END_IN_LINE',
  'PAGES_UNMARKED',
  'XML_BROKEN',
  'NAMESPACE_FOREIGN',
  'ROW_TOO_LONG',
  'ROWS_TOO_MANY',
  'PARTS_JOINED',
  'ROW_GAP_LEFT_OUT',
] as const;

export type ReadingNoteCode = (typeof READING_NOTE_CODES)[number];

/** One oddity of a file: the line where it is met first (from 1) and how often it is met. */
export interface ReadingNote {
  readonly code: ReadingNoteCode;
  readonly line: number;
  readonly count: number;
}

/** Gathers notes, one for each code, so that a file of another kind does not give thousands of them. */
export interface ReadingReport {
  note(code: ReadingNoteCode, line: number): void;
  /** The notes so far by line. */
  notes(): readonly ReadingNote[];
}

/** Starts a report without notes. */
export function createReadingReport(): ReadingReport {
  const notes = new Map<ReadingNoteCode, ReadingNote>();
  return {
    note(code, line) {
      const known = notes.get(code);
      notes.set(code, { code, line: known?.line ?? line, count: (known?.count ?? 0) + 1 });
    },
    notes: () => [...notes.values()].sort((one, other) => one.line - other.line),
  };
}
