export { surfaces as default } from './plugin.js';
export { checkPublication } from './check/check-publication.js';
export { type PublicationProblem, type Rule, type RuleId, RULES } from './check/rules.js';
