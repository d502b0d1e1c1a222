/** The languages in which formulas are typed, written and spoken: they differ in decimal marks and words. */
export type MathLanguage = 'de' | 'en';
