export { specIssueSentence } from './issue-sentences.js';
export { isVegaSpec, readVega, type VegaChart } from './read-vega.js';
