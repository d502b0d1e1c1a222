/** The signs of one kind of emphasis or of one mode, such as bold print or capitals; a sign that a table lacks is empty. */
export interface RunSigns {
  /** Before one character. */
  readonly letter: readonly number[];
  /** Before a word or a part of one. */
  readonly wordBegin: readonly number[];
  /** Behind such a part where its word goes on. */
  readonly wordEnd: readonly number[];
  /** Before and behind any part, in tables that do not tell letters, words and phrases apart. */
  readonly begin: readonly number[];
  readonly end: readonly number[];
  readonly phraseBegin: readonly number[];
  /** Before the last word of a phrase or behind it: a table has one of the two. */
  readonly phraseEndBefore: readonly number[];
  readonly phraseEndAfter: readonly number[];
  /** How many words make a phrase; 0 for a table without phrases. */
  readonly phraseLength: number;
}

/** A kind of emphasis. Its place in a table's list is its bit in the emphasis of a character. */
export interface EmphasisKind {
  readonly name: string;
  readonly signs: RunSigns;
  /** Signs over which an emphasised word goes on; where a table names any, all other signs end it. */
  readonly modeSymbols: readonly number[];
  /** Characters for which it does not matter whether they are emphasised; white space where a table names none. */
  readonly neutralSymbols: readonly number[];
}

/** Characters of a class that are marked, such as capitals or letters of another script. */
export interface ModeKind {
  /** The class, as a bit. */
  readonly characters: number;
  readonly signs: RunSigns;
}

/** A table without any sign. */
export const NO_SIGNS: RunSigns = {
  letter: [],
  wordBegin: [],
  wordEnd: [],
  begin: [],
  end: [],
  phraseBegin: [],
  phraseEndBefore: [],
  phraseEndAfter: [],
  phraseLength: 0,
};
