import { BLANK_CELL, numberCells } from '../translator/cells.js';
import type { Cell } from '../translator/translator.js';
import type { BookTexts } from './book-texts.js';
import { blanks, brokenToWidth, centred, type Row } from './rows.js';

/** A heading of a volume with the number of the page that it stands on. */
export interface ContentsEntry {
  readonly cells: readonly Cell[];
  readonly page: number;
}

/** What front pages say of a volume. Volumes and pages count from 1. */
export interface VolumeFacts {
  readonly volume: number;
  readonly volumeCount: number;
  readonly firstPage: number;
  readonly lastPage: number;
  readonly contents: readonly ContentsEntry[];
}

/** The sign of a line that leads from a heading to its page, dot 3. */
const LEADER_CELL: Cell = 0b000100;

/** A heading goes on to a second row where it would come nearer to the end of the row than this: room for leader and number. */
const ENTRY_RESERVE = 8;

/** Cells by which the further rows of an entry are indented. */
const ENTRY_INDENT = 2;

const LEAST_LEADERS = 2;

/** Words with numbers and blank cells between them. */
function joined(...parts: readonly Row[]): Row {
  return parts
    .filter(({ length }) => length > 0)
    .flatMap((part, index) => (index === 0 ? part : [BLANK_CELL, ...part]));
}

function titleRows({ title, words }: BookTexts, facts: VolumeFacts, width: number): readonly Row[] {
  const { volume, volumeCount, firstPage, lastPage } = facts;
  const pages =
    firstPage === lastPage
      ? joined(words.page, numberCells(firstPage))
      : joined(words.pages, numberCells(firstPage), words.to, numberCells(lastPage));
  const volumes =
    volumeCount > 1
      ? [joined(words.volume, numberCells(volume), words.of, numberCells(volumeCount)), []]
      : [];
  return [...brokenToWidth(title, width), [], ...volumes, pages].map((row) => centred(row, width));
}

function entryRows({ cells, page }: ContentsEntry, width: number): readonly Row[] {
  const rows = brokenToWidth(cells, Math.max(1, width - ENTRY_RESERVE - ENTRY_INDENT)).map((row, index) =>
    index === 0 ? row : [...blanks(ENTRY_INDENT), ...row],
  );
  const last = rows.at(-1) ?? [];
  const number = numberCells(page);
  const free = width - last.length - number.length - 2;
  const leader = free >= LEAST_LEADERS ? Array.from({ length: free }, () => LEADER_CELL) : blanks(free);
  return [...rows.slice(0, -1), [...last, BLANK_CELL, ...leader, BLANK_CELL, ...number]];
}

/**
 * The pages with which a volume begins, each of at most `height` rows of `width` cells: its title in the upper third, then its contents
 * where it has more than one heading.
 */
export function frontPages(
  texts: BookTexts,
  facts: VolumeFacts,
  { width, height }: { readonly width: number; readonly height: number },
): readonly (readonly Row[])[] {
  const title = titleRows(texts, facts, width);
  const above = Math.max(0, Math.floor((height - title.length) / 3));
  const titlePage = [...Array.from({ length: above }, (): Row => []), ...title].slice(0, height);
  if (facts.contents.length < 2) return [titlePage];
  const rows = [
    centred(texts.words.contents, width),
    [],
    ...facts.contents.flatMap((entry) => entryRows(entry, width)),
  ];
  const pages: (readonly Row[])[] = [];
  for (let from = 0; from < rows.length; from += height) pages.push(rows.slice(from, from + height));
  return [titlePage, ...pages];
}
