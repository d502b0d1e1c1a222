import { type LineHunk, lineHunks } from './line-hunks.js';

/** Whether a line is blank: only the author's text has such lines. */
const isBlankLine = (line: string): boolean => line.trim() === '';

/** Whether lines of both hunks are the same lines of the text that both begin with. */
function overlaps(one: LineHunk, other: LineHunk): boolean {
  if (one.from === one.to && other.from === other.to) return false;
  if (one.from === one.to) return other.from < one.from && one.from < other.to;
  if (other.from === other.to) return one.from < other.from && other.from < one.to;
  return one.from < other.to && other.from < one.to;
}

const isBlankHunk = ({ from, to, lines }: LineHunk): boolean => from === to && lines.every(isBlankLine);

const isSameHunk = (one: LineHunk, other: LineHunk): boolean =>
  one.from === other.from &&
  one.to === other.to &&
  one.lines.length === other.lines.length &&
  one.lines.every((line, index) => line === other.lines[index]);

/** What a change from outside becomes in the text of an author who changed it, too. */
export interface MergedLines {
  /** What is changed in the text of the author. */
  readonly edits: readonly LineHunk[];
  /** How many changes are left out, because the author is changing the same lines. */
  readonly kept: number;
}

/**
 * Brings what leads from `base` to `theirs` into `mine`, which began as `base`, too. Lines that both changed stay as in `mine`; empty lines
 * of `mine` stay.
 */
export function mergeLines(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): MergedLines {
  const own = lineHunks(base, mine);
  const edits: LineHunk[] = [];
  let kept = 0;
  let next = 0;
  let shift = 0;
  for (const hunk of lineHunks(base, theirs)) {
    if (own.some((one) => isSameHunk(one, hunk))) continue;
    if (own.some((one) => !isBlankHunk(one) && overlaps(one, hunk))) {
      kept += 1;
      continue;
    }
    const isInsert = hunk.from === hunk.to;
    for (; next < own.length; next += 1) {
      const one = own[next];
      // What is inserted goes before what the author inserts at the same place: it may be unfinished.
      if (!one || one.to > hunk.from || (isInsert && one.from === one.to && one.to === hunk.from)) break;
      shift += one.lines.length - (one.to - one.from);
    }
    const inner = own
      .filter((one) => isBlankHunk(one) && hunk.from < one.from && one.from < hunk.to)
      .reduce((sum, { lines }) => sum + lines.length, 0);
    edits.push({ from: hunk.from + shift, to: hunk.to + shift + inner, lines: hunk.lines });
  }
  return { edits, kept };
}

/** Makes of `mine` what is `written`; empty lines of `mine` stay. */
export function settleLines(mine: readonly string[], written: readonly string[]): readonly LineHunk[] {
  const places = [...mine.keys()].filter((index) => !isBlankLine(mine[index] ?? ''));
  const said = places.map((index) => mine[index] ?? '');
  return lineHunks(said, written).map(({ from, to, lines }) => {
    const start = from === to ? (places[from - 1] ?? -1) + 1 : (places[from] ?? 0);
    return { from: start, to: from === to ? start : (places[to - 1] ?? 0) + 1, lines };
  });
}

/** `lines` after `edits` of them, which are in their order. */
export function withEdits(lines: readonly string[], edits: readonly LineHunk[]): readonly string[] {
  const result: string[] = [];
  let at = 0;
  for (const { from, to, lines: inserted } of edits) {
    result.push(...lines.slice(at, from), ...inserted);
    at = to;
  }
  return [...result, ...lines.slice(at)];
}

/** Whether `mine` says something else than is `written`. */
export function saysMore(mine: readonly string[], written: readonly string[]): boolean {
  let at = 0;
  for (const line of mine) {
    if (isBlankLine(line)) continue;
    if (line !== written[at]) return true;
    at += 1;
  }
  return at !== written.length;
}

/** For each line that is `written` the line of `mine` that it became, from 0; undefined where the author took it away. */
export function linesOfWritten(
  mine: readonly string[],
  written: readonly string[],
): readonly (number | undefined)[] {
  const places = [...mine.keys()].filter((index) => !isBlankLine(mine[index] ?? ''));
  const said = places.map((index) => mine[index] ?? '');
  const lines: (number | undefined)[] = [];
  let [at, shift] = [0, 0];
  for (const { from, to, lines: own } of lineHunks(written, said)) {
    for (; at < from; at += 1) lines.push(places[at + shift]);
    // A line that was changed is still the line of its object.
    for (; at < to; at += 1) lines.push(at - from < own.length ? places[at + shift] : undefined);
    shift += own.length - (to - from);
  }
  for (; at < written.length; at += 1) lines.push(places[at + shift]);
  return lines;
}
