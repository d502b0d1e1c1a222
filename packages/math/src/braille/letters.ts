/** The cells of the letters a to z. */
const LATIN = '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵';

/** The cell of a Latin letter, small or capital; undefined for anything else. */
export function latinCell(letter: string): string | undefined {
  return /^[A-Za-z]$/u.test(letter)
    ? LATIN.charAt(letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0))
    : undefined;
}

/** Digits 0 to 9 as the letters a to j, and lowered by one row of dots. */
const UPPER_DIGITS = '⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊';
const LOWER_DIGITS = '⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔';

export function upperDigits(digits: string): string {
  return digits.replaceAll(/\d/gu, (digit) => UPPER_DIGITS.charAt(Number(digit)));
}

export function lowerDigits(digits: string): string {
  return digits.replaceAll(/\d/gu, (digit) => LOWER_DIGITS.charAt(Number(digit)));
}
