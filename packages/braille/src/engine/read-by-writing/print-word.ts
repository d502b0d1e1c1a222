/** What the cells of a word say. */
export interface PrintWord {
  readonly text: string;
  /** For each UTF-16 unit of the text the cell of the word that it is read from. */
  readonly sourceIndex: readonly number[];
}
