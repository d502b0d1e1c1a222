/** What someone can ask about the drawing by a key. */
export type SpokenQuestion = 'selection' | 'neighbours' | 'findings' | 'page' | 'lastChange';
