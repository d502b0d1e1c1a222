import { isChemicalFormula, isClear, isCommonWord, isSign } from './short-words.js';

/** What a drawing says besides a label that tells whether the label is an abbreviation. */
export interface LabelSurroundings {
  /** The texts of all labels of the page. */
  readonly texts: readonly string[];
  /** Texts that describe the picture. */
  readonly description: string;
  /** What the graphic is about, as the document says. */
  readonly category: string | null;
}

/** Letters that an abbreviation has at most; what is longer is read as a word. */
const MOST_LETTERS = 4;

const SHORT = new RegExp(String.raw`^\p{L}{1,${MOST_LETTERS}}$`, 'u');
const WITH_STOP = new RegExp(String.raw`^\p{L}{2,${MOST_LETTERS + 1}}\.$`, 'u');
const WITH_NUMBER = /^(\p{L}{1,3})(\d{1,2})$/u;
const VOWEL = /[aeiouyäöüàâéèêëîïôûœæ]/iu;
const ROMAN = /^X{0,3}(I{1,3}|I[VX]|VI{0,3}|X)$/u;

/** Subjects in which a letter with a number names a point, a variable or a cell. */
const FORMAL = new Set(['mathematics', 'physics', 'chemistry', 'computing', 'sport']);

const isCapital = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();

/** Whether each letter of `text` is a label of its own, as the ends A and B of the line AB, or N and W of the direction NW. */
function isMadeOfLabels(text: string, texts: readonly string[]): boolean {
  return [...text].every((letter) => texts.includes(letter));
}

/** Whether the description says `text` in brackets alone, as one explains an abbreviation, and nowhere as a word. */
function isInBrackets(text: string, description: string): boolean {
  const bracketed = `(${text})`;
  if (!description.includes(bracketed)) return false;
  const words: readonly string[] = description.replaceAll(bracketed, '').match(/\p{L}+/gu) ?? [];
  return !words.includes(text);
}

/** Whether a text of letters alone is too short to be a word. */
function areLetters(text: string, { texts, description }: LabelSurroundings): boolean {
  if (!SHORT.test(text) || text.length < 2) return false;
  if (isClear(text) || ROMAN.test(text) || isMadeOfLabels(text, texts)) return false;
  if (isInBrackets(text, description)) return true;
  if (isSign(text)) return false;
  // Where longer words are in capitals, capitals are but a way to write.
  const isStyle = texts.some((other) => other.length > MOST_LETTERS && isCapital(other));
  const isInCapitals = isCapital(text) && !isStyle;
  if (isCommonWord(text)) return isInCapitals;
  return text.length === 2 || !VOWEL.test(text) || (text.length === 3 && isInCapitals);
}

/**
 * Whether letters with a number look like an abbreviation: a capital letter or more before it, as in `K1` or `OG2`. In formal subjects one
 * letter with a number is a point, a variable or a cell.
 */
function areLettersWithNumber(text: string, { category }: LabelSurroundings): boolean {
  const [, letters = ''] = WITH_NUMBER.exec(text) ?? [];
  if (letters === '' || isClear(letters)) return false;
  if (letters.length > 1) return !VOWEL.test(letters) || letters.length === 2 || isCapital(letters);
  return isCapital(letters) && !FORMAL.has(category ?? '');
}

/** Whether a text with a full stop at its end is shortened, as `Str.`; days and months are known. */
function isShortened(text: string): boolean {
  return WITH_STOP.test(text) && !isClear(text.slice(0, -1));
}

/**
 * Whether readers have to be told what the label `text` stands for: two to four letters, with a number or without, that are no word, no
 * unit, no note and no name of a point. Single letters name points, axes and notes and are let be. What is meant by SPEC.md, PROOF-19.
 */
function looksAbbreviated(text: string, surroundings: LabelSurroundings): boolean {
  return areLetters(text, surroundings) || areLettersWithNumber(text, surroundings) || isShortened(text);
}

/** Those of `texts` on a page that look abbreviated; none where they are several and all of them symbols of chemistry. */
export function abbreviationsAmong(surroundings: LabelSurroundings): ReadonlySet<string> {
  const found = new Set(surroundings.texts.filter((text) => looksAbbreviated(text, surroundings)));
  const others = new Set([...found].filter((text) => !isChemicalFormula(text)));
  const isChemistry = surroundings.category === 'chemistry' || (others.size === 0 && found.size > 1);
  return isChemistry ? others : found;
}

/** The one word of a description that begins with the letters of an abbreviation; undefined where there are several, or none. */
export function wordFor(abbreviation: string, description: string): string | undefined {
  const [letters = ''] = /^\p{L}+/u.exec(abbreviation) ?? [];
  const isNoun = isCapital(letters.slice(0, 1));
  const isMeant = (word: string) =>
    word.length > letters.length + 1 &&
    isCapital(word.slice(0, 1)) === isNoun &&
    word.toLowerCase().startsWith(letters.toLowerCase());
  const meant = new Set((description.match(/[\p{L}-]+/gu) ?? []).filter(isMeant));
  const [word] = meant;
  return meant.size === 1 && letters === abbreviation.replace(/\.$/u, '') ? word : undefined;
}
