/** What someone can ask about the drawing by a key. */
export type SpokenQuestion =
  'selection' | 'neighbours' | 'contacts' | 'outline' | 'findings' | 'page' | 'lastChange';
