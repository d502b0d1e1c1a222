export { readTable, tableOfCells } from './read-table.js';
export type { DataColumn, DataIssue, DataTable, Detected, ReadOptions } from './table.js';
