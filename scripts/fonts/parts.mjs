/**
 * The fonts of black print as files of characters, in the order in which a character is looked for. Atkinson Hyperlegible Next sets what it
 * has; Noto Sans and Noto Sans Math set the rest (all SIL Open Font License 1.1). Scripts that join letters or run from right to left are not
 * among them: painters set character by character from left to right.
 */
export const PARTS = [
  { family: '@fontsource/atkinson-hyperlegible-next', subset: 'latin' },
  { family: '@fontsource/atkinson-hyperlegible-next', subset: 'latin-ext' },
  { family: '@fontsource/noto-sans', subset: 'greek' },
  { family: '@fontsource/noto-sans', subset: 'latin-ext' },
  { family: '@fontsource/noto-sans', subset: 'vietnamese' },
  { family: '@fontsource/noto-sans', subset: 'cyrillic' },
  { family: '@fontsource/noto-sans', subset: 'greek-ext' },
  { family: '@fontsource/noto-sans', subset: 'cyrillic-ext' },
  { family: '@fontsource/noto-sans-armenian', subset: 'armenian' },
  { family: '@fontsource/noto-sans-georgian', subset: 'georgian' },
  { family: '@fontsource/noto-sans-math', subset: 'signs', cutFrom: 'latin' },
];

/** How many parts, those of the usual font, style sheets of Fontsource declare in the browser. */
export const DECLARED_BY_PUBLISHER = PARTS.filter(({ family }) => family === PARTS[0].family).length;

/** Weights that the style sheet declares. Of Noto Sans Math there is one weight, which stands for all. */
export const WEIGHTS = [400, 600, 700];

/**
 * First and last code points of the signs: primes, letterlike symbols, arrows, mathematical operators, the diameter, ceilings and floors,
 * geometric shapes, symbols and dingbats as far as Noto Sans Math has them, brackets and long arrows (names of blocks: Unicode).
 */
export const SIGN_RANGES = [
  [0x2016, 0x2016],
  [0x2032, 0x2037],
  [0x2057, 0x2057],
  [0x2102, 0x214f],
  [0x2190, 0x22ff],
  [0x2300, 0x2300],
  [0x2308, 0x230b],
  [0x25a0, 0x266f],
  [0x2701, 0x27bf],
  [0x27e6, 0x27ef],
  [0x27f5, 0x27ff],
];

/** Sub- and superscript characters are drawn as ordinary ones (`font-metrics.ts`), so that all of them are set alike. */
const SET_AS_ORDINARY = /[\u2070-\u209f\u1d62-\u1d65\u2c7c]/u;

/**
 * Letters that no text of today has, and signs that no braille system writes: they would make the core larger. First and last code points
 * of early Cyrillic, Asomtavruli and Mtavruli, phonetic extensions, Nuskhuri, Cyrillic Extended A to C, Latin Extended C and D, and
 * mathematical symbols B and beyond.
 */
const RARE = [
  [0x0460, 0x048f],
  [0x10a0, 0x10cf],
  [0x1c80, 0x1cbf],
  [0x1d00, 0x1dbf],
  [0x2980, 0x2dff],
  [0xa640, 0xa7ff],
];

/** Whether a character is print: no control, no private one, none that is invisible and none that is rare. */
export function isPrint(codePoint) {
  const character = String.fromCodePoint(codePoint);
  if (/[\p{C}\p{Default_Ignorable_Code_Point}]/u.test(character) || SET_AS_ORDINARY.test(character))
    return false;
  return !RARE.some(([first, last]) => first <= codePoint && codePoint <= last);
}
