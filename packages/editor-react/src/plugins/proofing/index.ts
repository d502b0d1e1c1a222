export { FindingList, type FindingListProps } from './finding-list.js';
export { countsOf, type FindingRow, SEVERITIES } from './finding-rows.js';
export { presentObjects } from './present-objects.js';
export { useProofing } from './proofing-context.js';
export { claimOf, summaryOf } from './summary.js';
export { useFixing } from './use-fixing.js';
