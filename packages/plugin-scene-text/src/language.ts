/** The languages of scene texts. */
export type Language = 'de' | 'en';

/** Both, in the order in which they are tried. */
export const LANGUAGES: readonly Language[] = ['de', 'en'];
