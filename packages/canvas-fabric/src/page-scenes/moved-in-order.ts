/** The keys in both lists that stand at another place among those that both lists have. */
export function movedInOrder(before: readonly string[], after: readonly string[]): readonly string[] {
  const wasThere = new Set(before);
  const isThere = new Set(after);
  const keptBefore = before.filter((key) => isThere.has(key));
  return after.filter((key) => wasThere.has(key)).filter((key, place) => keptBefore[place] !== key);
}
