/** The keys in both lists that stand at another place among those that both lists have. */
export function movedInOrder(before: readonly string[], after: readonly string[]): readonly string[] {
  // Most changes leave the order alone: typing in one of thousands of objects must not count them all.
  if (before.length === after.length && before.every((key, place) => key === after[place])) return [];
  const wasThere = new Set(before);
  const isThere = new Set(after);
  const keptBefore = before.filter((key) => isThere.has(key));
  return after.filter((key) => wasThere.has(key)).filter((key, place) => keptBefore[place] !== key);
}
