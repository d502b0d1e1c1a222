/** How letters, words and phrases of one kind are marked, such as capitals or bold print; an empty sign is not written. */
export interface RunSigns {
  /** Before one character. */
  readonly letter: readonly number[];
  /** Before a word or a part of one. */
  readonly wordBegin: readonly number[];
  /** Behind such a part where its word goes on. */
  readonly wordEnd: readonly number[];
  readonly phraseBegin: readonly number[];
  readonly phraseEnd: readonly number[];
  /** How many words make a phrase. */
  readonly phraseLength: number;
}

/** How one kind of emphasis is marked. */
export interface EmphasisSigns extends RunSigns {
  /** Signs over which an emphasised word goes on; where a table names any, all other signs end it. */
  readonly modeSymbols: readonly number[];
  /** Characters for which it does not matter whether they are emphasised. */
  readonly neutralSymbols: readonly number[];
}
