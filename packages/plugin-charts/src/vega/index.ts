export { specIssueSentence } from './issue-sentences.js';
export { isVegaSpec, readVega } from './read-vega.js';
