/** The view of the braille pages, by its name. */
export const BRAILLE_VIEW = 'braille';
