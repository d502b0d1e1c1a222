const LEVELS = 256;

/** How many pixels have each lightness, from black to white. */
export function lightnessCounts(grey: Uint8Array): readonly number[] {
  const counts = new Array<number>(LEVELS).fill(0);
  for (const level of grey) counts[level] = (counts[level] ?? 0) + 1;
  return counts;
}

/**
 * The lightness that parts a picture best into dark and light: the one for which both sides differ least within themselves
 * (Otsu 1979). Pixels below it are dark. 128 for a picture of a single lightness.
 */
export function bestThreshold(grey: Uint8Array): number {
  const counts = lightnessCounts(grey);
  const total = grey.length;
  const sum = counts.reduce((all, count, level) => all + count * level, 0);
  let [darkCount, darkSum, best] = [0, 0, 0];
  let ties: number[] = [];
  counts.forEach((count, level) => {
    darkCount += count;
    darkSum += count * level;
    const lightCount = total - darkCount;
    if (darkCount === 0 || lightCount === 0) return;
    const apart = darkSum / darkCount - (sum - darkSum) / lightCount;
    const between = darkCount * lightCount * apart * apart;
    if (between > best) {
      best = between;
      ties = [];
    }
    if (between === best) ties.push(level + 1);
  });
  // Between two clear peaks all levels part as well as one another: the middle is farthest from both.
  return ties[Math.floor(ties.length / 2)] ?? LEVELS / 2;
}
