export type { Fix } from './candidates.js';
export { createFixer, type Fixer } from './fixer.js';
export { createTakenCells, type TakenCells, type Takes } from './taken-cells.js';
