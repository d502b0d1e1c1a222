import type { ObjectOf } from './schema.js';

/** Whether the legend holds: keyed labels then show their abbreviations. A hidden one is as if it were not there. */
export function isInUse(key: ObjectOf<'key'>): boolean {
  return key.active && !key.hidden;
}

/** Whether the legend is drawn once it has entries. */
export function isShown(key: ObjectOf<'key'>): boolean {
  return isInUse(key) && key.show;
}
