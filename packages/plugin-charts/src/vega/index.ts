export { jsonChartIn } from './json-chart.js';
export { specIssueSentence } from './issue-texts.js';
export { isVegaSpec, readVega } from './read-vega.js';
