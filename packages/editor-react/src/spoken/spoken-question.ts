import type { EditorAction } from '../actions/editor-action.js';

/** What someone can ask about the drawing by a key. */
export type SpokenQuestion = 'selection' | 'neighbours' | 'findings' | 'page' | 'lastChange';

/** What someone wants to hear by a key: the answer to a question, or why an action cannot be done now. */
export type SpokenWish = { readonly about: SpokenQuestion } | { readonly refused: EditorAction };
