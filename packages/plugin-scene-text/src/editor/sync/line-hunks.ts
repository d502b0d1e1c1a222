/** Lines of a text that became others: those from `from` up to `to`, counted from 0, became `lines`. */
export interface LineHunk {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** Differences that are looked for; texts that differ in more lines differ as a whole from the first of them to the last. */
const MOST_DIFFERENCES = 300;

/** Runs of lines that both texts have, by where they begin in each, in their order. */
interface SharedLine {
  readonly before: number;
  readonly after: number;
}

/** The lines that the shortest way from `before` to `after` keeps (Myers 1986); none where that way is too long. */
function sharedLines(before: readonly string[], after: readonly string[]): readonly SharedLine[] {
  const furthest = new Map<number, number>([[1, 0]]);
  const steps: ReadonlyMap<number, number>[] = [];
  const reach = (diagonal: number) => furthest.get(diagonal) ?? -1;
  const most = Math.min(before.length + after.length, MOST_DIFFERENCES);
  for (let count = 0; count <= most; count += 1) {
    steps.push(new Map(furthest));
    for (let diagonal = -count; diagonal <= count; diagonal += 2) {
      const isDown = diagonal === -count || (diagonal !== count && reach(diagonal - 1) < reach(diagonal + 1));
      let x = isDown ? reach(diagonal + 1) : reach(diagonal - 1) + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      furthest.set(diagonal, x);
      if (x >= before.length && x - diagonal >= after.length)
        return wayBack(steps, before.length, after.length);
    }
  }
  return [];
}

/** The kept lines of the way that `steps` found to the end of both texts. */
function wayBack(
  steps: readonly ReadonlyMap<number, number>[],
  endBefore: number,
  endAfter: number,
): readonly SharedLine[] {
  const shared: SharedLine[] = [];
  let [x, y] = [endBefore, endAfter];
  for (let count = steps.length - 1; count >= 0; count -= 1) {
    const reach = (diagonal: number) => steps[count]?.get(diagonal) ?? -1;
    const diagonal = x - y;
    const isDown = diagonal === -count || (diagonal !== count && reach(diagonal - 1) < reach(diagonal + 1));
    const previous = isDown ? diagonal + 1 : diagonal - 1;
    const startX = count === 0 ? 0 : reach(previous);
    const startY = count === 0 ? 0 : startX - previous;
    while (x > startX && y > startY && x > 0 && y > 0) {
      x -= 1;
      y -= 1;
      shared.push({ before: x, after: y });
    }
    [x, y] = [startX, startY];
  }
  return shared.reverse();
}

/** What leads from `before` to `after`; lines that became as many others are told one by one. */
export function lineHunks(before: readonly string[], after: readonly string[]): readonly LineHunk[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let [endBefore, endAfter] = [before.length, after.length];
  while (endBefore > start && endAfter > start && before[endBefore - 1] === after[endAfter - 1]) {
    endBefore -= 1;
    endAfter -= 1;
  }
  const shared = sharedLines(before.slice(start, endBefore), after.slice(start, endAfter));
  const hunks: LineHunk[] = [];
  let [x, y] = [start, start];
  for (const { before: sharedX, after: sharedY } of [
    ...shared,
    { before: endBefore - start, after: endAfter - start },
  ]) {
    const [nextX, nextY] = [sharedX + start, sharedY + start];
    if (nextX - x === nextY - y)
      for (; x < nextX; x += 1, y += 1) hunks.push({ from: x, to: x + 1, lines: [after[y] ?? ''] });
    else hunks.push({ from: x, to: nextX, lines: after.slice(y, nextY) });
    [x, y] = [nextX + 1, nextY + 1];
  }
  return hunks;
}
