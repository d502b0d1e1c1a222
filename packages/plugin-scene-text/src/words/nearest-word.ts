/** How many characters two words may differ by, as a share of the longer, to be taken for each other. */
const MOST_SHARE = 0.4;

/** How many characters have to be changed, added, taken away or swapped with their neighbour to make `a` of `b`. */
function differences(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const changed = (rows[i - 1]?.[j - 1] ?? 0) + (isSame ? 0 : 1);
      let least = Math.min(changed, (rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

/** Words longer than this are no slips of the keyboard. */
const LONGEST = 60;

/** The one of `known` that `word` most likely means; undefined where none is near. */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  const asked = word.toLowerCase();
  if (asked.length > LONGEST) return undefined;
  let nearest: string | undefined;
  let least = Infinity;
  for (const candidate of known) {
    if (candidate.length > LONGEST) continue;
    const count = differences(asked, candidate.toLowerCase());
    if (count >= least || count > MOST_SHARE * Math.max(asked.length, candidate.length)) continue;
    [nearest, least] = [candidate, count];
  }
  return nearest;
}
