/** The action that tells the most important keys of the drawing area. */
export const DRAWING_KEYS = 'drawingKeys';

/** What someone can ask about the drawing by a key. */
export type SpokenQuestion =
  'selection' | 'neighbours' | 'contacts' | 'outline' | 'findings' | 'page' | 'lastChange' | 'keys';
