export { specIssueSentence } from './issue-texts.js';
export { isVegaSpec, readVega } from './read-vega.js';
