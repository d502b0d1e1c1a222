export { createTableEngine } from './table-engine.js';
