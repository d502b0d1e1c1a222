/** The longest run of `numbers` that rises, as their places. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const tails: number[] = [];
  const previous: number[] = [];
  numbers.forEach((number, place) => {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[tails[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    previous[place] = low > 0 ? (tails[low - 1] ?? -1) : -1;
    tails[low] = place;
  });
  const run = new Set<number>();
  for (let place = tails.at(-1) ?? -1; place >= 0; place = previous[place] ?? -1) run.add(place);
  return run;
}

/** One id and the place to which it goes among all others. */
export interface Move {
  readonly uuid: string;
  readonly to: number;
}

/** The fewest moves, one after the other, that bring the ids `before` into the order `after`, which has the same ids. */
export function movesBetween(before: readonly string[], after: readonly string[]): readonly Move[] {
  const placeOf = new Map(before.map((uuid, index) => [uuid, index]));
  const staying = longestRise(after.map((uuid) => placeOf.get(uuid) ?? 0));
  const settled = new Set([...staying].map((place) => after[place]));
  const current = [...before];
  const moves: Move[] = [];
  after.forEach((uuid, place) => {
    if (settled.has(uuid)) return;
    settled.add(uuid);
    current.splice(current.indexOf(uuid), 1);
    const front = after.slice(0, place).findLast((other) => settled.has(other));
    const to = front === undefined ? 0 : current.indexOf(front) + 1;
    current.splice(to, 0, uuid);
    moves.push({ uuid, to });
  });
  return moves;
}
