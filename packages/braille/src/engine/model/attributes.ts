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
/** Characters between which sequences of letters stand alone. */
export const SEQUENCE_DELIMITER = 512;
/** Characters that may stand between a delimiter and a sequence, before it and behind it. */
export const SEQUENCE_BEFORE = 1024;
export const SEQUENCE_AFTER = 2048;
/** The first bit of a table's own classes, and how many there may be: all bits are those of a 32-bit number. */
export const FIRST_OWN_CLASS = 1 << 12;
export const OWN_CLASS_LIMIT = 20;
/** Every class, as the letter `a` asks for in an attribute test. */
export const ANY_CLASS = -1;
/** What characters do in words and numbers, as bits beside the classes. */
export const CAPITAL_WORD_MEMBER = 1;
/** May stand in a number, or begin it before a digit. */
export const NUMBER_MEMBER = 2;
/** May stand in a number and end it, but begins none. */
export const NUMBER_MIDDLE = 4;
/** Needs a sign right behind a number. */
export const NUMBER_END = 8;

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
