import { w } from './words.js';

/** The first line of a scene text, before the number of its form. */
export const VERSION_WORDS = w('Szenentext', 'Scene text');
