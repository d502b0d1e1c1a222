export { FindingList, type FindingListProps } from './finding-list.js';
export { countsOf, type FindingRow, SEVERITIES } from './finding-rows.js';
export { useProofing } from './proofing-context.js';
export { summaryOf } from './summary.js';
