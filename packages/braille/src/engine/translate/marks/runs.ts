import { add, EMPHASISABLE, EMPHASISED, has, IN_WORD, type MarkedKind, type Marks, remove } from './marks.js';

/**
 * Marks begin and end of each run: from an emphasised character up to one that could be emphasised and is not. A run
 * ends behind the last word with an emphasised character; where a table has phrases it does not end inside of a word,
 * unless it begins there.
 */
export function markRuns(marks: Marks, kind: MarkedKind): void {
  const { bit, flags } = kind;
  const hasPhrases = kind.signs.phraseBegin.length > 0;
  let lastSpace = -1;
  let start = -1;
  let wordEnd = -1;
  let isInWord = false;
  for (let at = 0; at < marks.length; at += 1) {
    if (!has(flags, at, IN_WORD)) {
      lastSpace = at;
      if (isInWord) {
        wordEnd = at;
        isInWord = false;
      }
      continue;
    }
    if (has(flags, at, EMPHASISED)) {
      if (start < 0) start = at;
      isInWord = true;
      continue;
    }
    if (start < 0 || !has(flags, at, EMPHASISABLE)) continue;
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
    if (has(edge, at, bit)) {
      isInRun = !isInRun;
      remove(edge, at, bit);
    }
    if (isInRun) add(marks.symbol, at, bit);
  }
}

/** Marks a run of one character by the sign for letters, in tables with one sign for all longer runs. */
export function markSingleCharacters(marks: Marks, { bit }: MarkedKind): void {
  for (let at = 0; at < marks.length; at += 1) {
    if (!has(marks.begin, at, bit) || !has(marks.end, at + 1, bit)) continue;
    remove(marks.begin, at, bit);
    remove(marks.end, at + 1, bit);
    add(marks.symbol, at, bit);
  }
}
