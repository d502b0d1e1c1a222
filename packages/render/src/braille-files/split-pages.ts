import type { PageEnd } from './profile.js';
import type { ReadingReport } from './reading-notes.js';

/** A line of a file with its number from 1. */
export interface NumberedLine {
  readonly text: string;
  readonly number: number;
}

/** The pages of a file as lines, and the marks by which they are told apart. */
export interface SplitText {
  readonly pages: readonly (readonly NumberedLine[])[];
  readonly lineEnd: 'crlf' | 'lf';
  readonly pageEnd: PageEnd;
}

const FORM_FEED = '\f';
const LINE_END = /\r\n|\r|\n/;
const LINE_ENDS = /\r\n|\r|\n/g;

/** A form feed with a line end after it is one mark where every form feed, the last one too, has it (field notes 1.4). */
function pageEndOf(text: string): PageEnd {
  if (!text.includes(FORM_FEED)) return 'none';
  if (text.endsWith(FORM_FEED)) return 'form-feed';
  const endsWithLine = /\f(?:\r\n|\r|\n)$/.test(text);
  const isEachWithLine = !/\f(?![\r\n])/.test(text);
  return endsWithLine && isEachWithLine ? 'form-feed-line' : 'form-feed-between';
}

function partsOf(text: string, pageEnd: PageEnd): readonly string[] {
  const parts = text.split(pageEnd === 'form-feed-line' ? /\f(?:\r\n|\r|\n)/ : FORM_FEED);
  return pageEnd === 'form-feed' || pageEnd === 'form-feed-line' ? parts.slice(0, -1) : parts;
}

function noteLineEnds(text: string, report: ReadingReport): 'crlf' | 'lf' {
  const [first] = LINE_END.exec(text) ?? [];
  let number = 1;
  for (const [lineEnd] of text.matchAll(LINE_ENDS)) {
    if (lineEnd !== first) report.note('LINE_ENDS_MIXED', number);
    number += 1;
  }
  return first === '\r\n' ? 'crlf' : 'lf';
}

/** Cuts `text` without form feeds into pages of `rowsPerPage`. */
function cutByRows(
  lines: readonly NumberedLine[],
  rowsPerPage: number,
  report: ReadingReport,
): SplitText['pages'] {
  if (lines.length <= rowsPerPage) return lines.length === 0 ? [] : [lines];
  report.note('PAGES_UNMARKED', 1);
  return Array.from({ length: Math.ceil(lines.length / rowsPerPage) }, (_, page) =>
    lines.slice(page * rowsPerPage, (page + 1) * rowsPerPage),
  );
}

/** Tells the lines and pages of `text` apart, whatever marks their ends. */
export function splitPages(text: string, rowsPerPage: number, report: ReadingReport): SplitText {
  const lineEnd = noteLineEnds(text, report);
  const pageEnd = pageEndOf(text);
  let number = 1;
  const pages = partsOf(text, pageEnd).map((part, index, parts) => {
    const lines = part.split(LINE_END).map((line, offset) => ({ text: line, number: number + offset }));
    number += lines.length - 1 + (pageEnd === 'form-feed-line' ? 1 : 0);
    if (lines.at(-1)?.text === '') return lines.slice(0, -1);
    const endsInFormFeed =
      pageEnd !== 'none' && (pageEnd !== 'form-feed-between' || index < parts.length - 1);
    if (endsInFormFeed) report.note('PAGE_END_IN_LINE', lines.at(-1)?.number ?? number);
    return lines;
  });
  const isMarked = pageEnd !== 'none';
  return { pages: isMarked ? pages : cutByRows(pages.flat(), rowsPerPage, report), lineEnd, pageEnd };
}
