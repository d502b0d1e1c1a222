export { placeWords, sizeWords, stateWords } from './object-sentences.js';
export { ownPageName } from './page-sentence.js';
export { relationSentence } from './relation-sentences.js';
export type { SpokenContext } from './spoken-context.js';
export { useSpokenContext } from './use-spoken-context.js';
