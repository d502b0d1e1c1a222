export { surfaces as default } from './plugin.js';
export { checkPublication } from './check/check-publication.js';
export { touchPagePolicy } from './sound/touch-page-policy.js';
export { type PublicationProblem, type Rule, type RuleId, RULES } from './check/rules.js';
