import type { MathLanguage } from '@tastwerk/math';

const known = new Map<string, MathLanguage>();

/**
 * The notation of numbers in texts of `language`, a BCP 47 tag: `de` where they have a decimal comma, `en` where they have a point. All German
 * counts as having a comma, for that is what the codes for German write.
 */
export function decimalMarksOf(language: string): MathLanguage {
  const before = known.get(language);
  if (before) return before;
  const hasComma = /^de\b/u.test(language) || new Intl.NumberFormat(language).format(0.5).includes(',');
  const marks = hasComma ? 'de' : 'en';
  known.set(language, marks);
  return marks;
}
