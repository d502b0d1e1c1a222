const WORD = /[\p{L}\p{M}\d]+/gu;

/** The words and numbers of a text in small letters: plain braille has no capitals. */
export function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** How many words of a line are read right: those that stand in the same order in both, as many as there can be. */
export function countWordsReadRight(written: readonly string[], read: readonly string[]): number {
  let counts = new Array<number>(read.length + 1).fill(0);
  for (const word of written) {
    const before = counts;
    counts = [0];
    read.forEach((other, at) => {
      const kept = Math.max(before[at + 1] ?? 0, counts[at] ?? 0);
      counts.push(word === other ? Math.max(kept, (before[at] ?? 0) + 1) : kept);
    });
  }
  return counts.at(-1) ?? 0;
}
