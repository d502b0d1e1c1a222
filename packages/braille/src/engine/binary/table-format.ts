/** The first numbers of a compiled table: the letters TWB and the version of the format. */
export const TABLE_MAGIC: readonly number[] = [0x54, 0x57, 0x42, 11];

/** The same for a table that reads: the letters TWR. */
export const BACK_TABLE_MAGIC: readonly number[] = [0x54, 0x57, 0x52, 3];

/** What follows a node of the hyphenation tree in preorder, as bits below its symbol. */
export const NODE_FLAGS = { hasChild: 1, hasSibling: 2, hasLevels: 4 } as const;

export const NODE_FLAG_BITS = 3;

/** What is said of a rule beside its opcode, as bits below it. */
export const RULE_FLAGS = {
  staysInSyllable: 1,
  avoidsMarkBefore: 2,
  avoidsMarkAfter: 4,
  writesCharacters: 8,
  asksClasses: 16,
} as const;

export const RULE_FLAG_BITS = 5;
