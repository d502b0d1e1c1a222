/** Character classes as bits; a character or a cell may be in several. */
export const SPACE = 1;
export const LETTER = 2;
export const DIGIT = 4;
export const PUNCTUATION = 8;
export const UPPERCASE = 16;
export const LOWERCASE = 32;
export const MATH = 64;
export const SIGN = 128;
export const LITERARY_DIGIT = 256;

/** The first bit that a table's own classes (opcode `attribute`) use. */
export const FIRST_OWN_CLASS = 512;

/** How many classes of its own a table may make, so that all bits fit into 31. */
export const OWN_CLASS_LIMIT = 16;

/** Every class, as the letter `a` asks for in an attribute test. */
export const ANY_CLASS = 0x7fffffff;

/** What may stand beside a whole word. */
export const WORD_EDGE = SPACE | PUNCTUATION;
