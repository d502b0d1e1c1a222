import type { Observation } from './observation.js';
import type { RuleId } from './rule.js';

/** One place of a document that misses a published guideline value. */
export interface Finding extends Observation {
  readonly ruleId: RuleId;
  /** Page from 0; null for what concerns the document as a whole. */
  readonly pageIndex: number | null;
}
