export { dataIssueSentence, detectedSentence } from './issue-sentences.js';
export { readTable, tableOfCells } from './read-table.js';
export {
  type DataColumn,
  DATA_LIMITS,
  type DataIssue,
  type DataIssueCode,
  type DataTable,
  type Detected,
  type ReadOptions,
} from './table.js';
