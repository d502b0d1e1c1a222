export type { Finding } from './finding.js';
export { boxEdges, type EdgeLine, type EdgeSet, packEdges } from '../outlines/edges.js';
export { type Crossing, sharpestCrossing } from './crossing.js';
export { type Nearest, nearestEdges } from '../outlines/nearest-edges.js';
export type { Subject } from '../outlines/subject.js';
export type { Severity } from './observation.js';
export { placeOfObject } from './place-of-object.js';
export { textFindings, type ToldOfText } from './text-findings.js';
export { asIgnored, byDecision, type DecidedFindings, type PassedOver } from './ignored.js';
export { createProofer, proof, type Proofer } from './proofer.js';
export { type ProofingProfile, proofingProfileSchema } from './profile.js';
export { embosserProfile } from './profiles/embosser.js';
export { profileOf } from './profiles/profile-of.js';
export { swellProfile } from './profiles/swell.js';
export type {
  DocumentRule,
  ObjectRule,
  PageRule,
  ProofingRules,
  Rule,
  RuleId,
  Rules,
  RuleTable,
} from './rule.js';
export { PROOFING_SOURCES, type ProofingSource, type ProofingSources, type SourceKey } from './sources.js';
