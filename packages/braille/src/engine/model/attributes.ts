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
/** Characters over which a word in capitals goes on. */
export const CAPS_MODE = 512;
/** Characters that may stand in a number, or begin it before a digit. */
export const NUMERIC_MODE = 1024;
/** Letters that need a sign right behind a number. */
export const NUMERIC_NO_CONTRACTION = 2048;
/** Characters that may stand in a number and end it, but begin none. */
export const NUMERIC_MIDDLE = 4096;
/** Characters between which sequences of letters stand alone. */
export const SEQUENCE_DELIMITER = 8192;
/** Characters that may stand between a delimiter and a sequence, before it and behind it. */
export const SEQUENCE_BEFORE = 16384;
export const SEQUENCE_AFTER = 32768;
/** The first bit of a table's own classes, and how many there may be: all bits are those of a 32-bit number. */
export const FIRST_OWN_CLASS = 1 << 16;
export const OWN_CLASS_LIMIT = 16;
/** Every class, as the letter `a` asks for in an attribute test. */
export const ANY_CLASS = -1;
/** What may stand beside a whole word. */
export const WORD_EDGE = SPACE | PUNCTUATION;

/** The classes that tables know by name. */
export const CLASS_NAMES: ReadonlyMap<string, number> = new Map([
  ['space', SPACE],
  ['letter', LETTER],
  ['digit', DIGIT],
  ['punctuation', PUNCTUATION],
  ['uppercase', UPPERCASE],
  ['lowercase', LOWERCASE],
  ['math', MATH],
  ['sign', SIGN],
  ['litdigit', LITERARY_DIGIT],
]);
