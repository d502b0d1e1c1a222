import type { EditorAction } from './editor-action.js';
import type { SpokenQuestion } from './spoken-question.js';

/**
 * What is to be heard: the answer to a question, why an action cannot be done now, or a sentence about what was just done, in place of the
 * usual one.
 */
export type SpokenWish =
  { readonly about: SpokenQuestion } | { readonly refused: EditorAction } | { readonly done: string };
