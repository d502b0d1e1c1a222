/** Collections that several packages keep things in. */
export { type BoxIndex, createBoxIndex } from './box-index.js';
export { LruMap } from './lru-map.js';
