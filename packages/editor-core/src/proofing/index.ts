export type { Finding, Severity } from './finding.js';
export { asIgnored, byDecision, type DecidedFindings, type PassedOver } from './ignored.js';
export { createProofer, proof, type Proofer } from './proofer.js';
export { type ProofingProfile, proofingProfileSchema } from './profile.js';
export { embosserProfile } from './profiles/embosser.js';
export { swellProfile } from './profiles/swell.js';
export { PROOFING_RULE_IDS, type RuleId } from './rule-ids.js';
export { PROOFING_SOURCES, type SourceKey } from './sources.js';
