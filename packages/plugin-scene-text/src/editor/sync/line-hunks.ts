import { diffArrays } from 'diff';

/** Lines of a text that became others: those from `from` up to `to`, counted from 0, became `lines`. */
export interface LineHunk {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** Differences that are looked for; texts that differ in more lines differ as a whole from the first of them to the last. */
const MOST_DIFFERENCES = 300;

/** All that differs as one hunk. */
function oneHunk(before: readonly string[], after: readonly string[]): LineHunk {
  let from = 0;
  while (from < before.length && from < after.length && before[from] === after[from]) from += 1;
  let [to, end] = [before.length, after.length];
  while (to > from && end > from && before[to - 1] === after[end - 1]) {
    to -= 1;
    end -= 1;
  }
  return { from, to, lines: after.slice(from, end) };
}

/** `hunk` line by line where its lines became as many others. */
function* singly({ from, to, lines }: LineHunk): Generator<LineHunk> {
  if (to - from !== lines.length) yield { from, to, lines };
  else
    for (const [index, line] of lines.entries())
      yield { from: from + index, to: from + index + 1, lines: [line] };
}

/** What leads from `before` to `after`; lines that became as many others are told one by one. */
export function lineHunks(before: readonly string[], after: readonly string[]): readonly LineHunk[] {
  const changes = diffArrays([...before], [...after], { maxEditLength: MOST_DIFFERENCES });
  if (!changes) return [...singly(oneHunk(before, after))];
  const hunks: LineHunk[] = [];
  let at = 0;
  let open: LineHunk | undefined;
  const close = () => {
    if (open) hunks.push(...singly(open));
    open = undefined;
  };
  for (const { value, added, removed } of changes) {
    if (!added && !removed) {
      close();
      at += value.length;
      continue;
    }
    open ??= { from: at, to: at, lines: [] };
    if (added) open = { ...open, lines: [...open.lines, ...value] };
    else {
      at += value.length;
      open = { ...open, to: at };
    }
  }
  close();
  return hunks;
}
