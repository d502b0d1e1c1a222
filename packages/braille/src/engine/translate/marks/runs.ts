import { add, type MarkedKind, type Marks } from './marks.js';

/**
 * Marks begin and end of each run: from an emphasised character up to one that could be emphasised and is not. A run
 * ends behind the last word with an emphasised character; where a table has phrases it does not end inside of a word,
 * unless it begins there.
 */
export function markRuns(marks: Marks, kind: MarkedKind): void {
  const { bit, emphasised, emphasisable, inWord } = kind;
  const hasPhrases = kind.signs.phraseBegin.length > 0;
  let lastSpace = -1;
  let start = -1;
  let wordEnd = -1;
  let isInWord = false;
  for (let at = 0; at < marks.length; at += 1) {
    if (inWord[at] !== 1) {
      lastSpace = at;
      if (isInWord) {
        wordEnd = at;
        isInWord = false;
      }
      continue;
    }
    if (emphasised[at] === 1) {
      if (start < 0) start = at;
      isInWord = true;
      continue;
    }
    if (emphasisable[at] !== 1 || start < 0) continue;
    add(marks.begin, start, bit);
    const goesBack = isInWord && hasPhrases && start < lastSpace;
    add(marks.end, isInWord && !goesBack ? at : wordEnd, bit);
    if (goesBack) at = lastSpace;
    start = -1;
    wordEnd = -1;
    isInWord = false;
  }
  if (start < 0) return;
  add(marks.begin, start, bit);
  add(marks.end, isInWord ? marks.length : wordEnd, bit);
}

/** Marks each character of a run by itself, in tables without a sign for words. */
export function markEachCharacter(marks: Marks, { bit }: MarkedKind): void {
  let isInRun = false;
  for (let at = 0; at < marks.length; at += 1) {
    const edge = isInRun ? marks.end : marks.begin;
    if (((edge[at] ?? 0) & bit) !== 0) {
      isInRun = !isInRun;
      edge[at] = (edge[at] ?? 0) & ~bit;
    }
    if (isInRun) add(marks.symbol, at, bit);
  }
}

/** Marks a run of one character by the sign for letters, in tables with one sign for all longer runs. */
export function markSingleCharacters(marks: Marks, { bit }: MarkedKind): void {
  for (let at = 0; at < marks.length; at += 1) {
    if (((marks.begin[at] ?? 0) & (marks.end[at + 1] ?? 0) & bit) === 0) continue;
    marks.begin[at] = (marks.begin[at] ?? 0) & ~bit;
    marks.end[at + 1] = (marks.end[at + 1] ?? 0) & ~bit;
    add(marks.symbol, at, bit);
  }
}
