export type { Fix } from './candidates.js';
export { createFixer, type Fixer } from './fixer.js';
