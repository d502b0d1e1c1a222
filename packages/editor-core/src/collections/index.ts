/** Collections that several packages keep things in. */
export { LruMap } from './lru-map.js';
