/** What the module of a compiled table exports: parts of the table's bytes, deflated (RFC 1951) and in base64. */
export interface EncodedTable {
  readonly ENCODED_TABLE: string;
  /** What follows these bytes, where several tables share it: their patterns of hyphenation. */
  readonly ENCODED_PATTERNS?: string;
}

/** Loads the module of a table. */
export type TableLoader = () => Promise<EncodedTable>;

/** Loads what a table that is made for writing alone is read with, in the same form: a model of letters, and words. */
export interface ReadingDataLoaders {
  readonly letters: () => Promise<{ readonly ENCODED_LETTERS: string }>;
  readonly words: () => Promise<{ readonly ENCODED_WORDS: string }>;
}
