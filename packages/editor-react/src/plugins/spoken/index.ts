export { placeWords, sizeWords, stateWords, surfaceWords, turnWords } from './object-sentences.js';
export { ownPageName } from './page-sentence.js';
export { frameAsPrinted, type SpokenContext } from './spoken-context.js';
export { useSpokenContext } from './use-spoken-context.js';
