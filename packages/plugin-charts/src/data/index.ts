export { dataIssueSentence, detectedSentence } from './issue-texts.js';
export { readTable } from './read-table.js';
export { type DataColumn, DATA_LIMITS, type DataIssue, type DataIssueCode, type DataTable } from './table.js';
