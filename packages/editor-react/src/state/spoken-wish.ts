import type { EditorAction } from './editor-action.js';
import type { SpokenQuestion } from './spoken-question.js';

/** What someone wants to hear by a key: the answer to a question, or why an action cannot be done now. */
export type SpokenWish = { readonly about: SpokenQuestion } | { readonly refused: EditorAction };
