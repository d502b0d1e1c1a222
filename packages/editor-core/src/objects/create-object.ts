import { OBJECT_TYPES } from './registry.js';
import type { ObjectInput, ObjectKind, ObjectOf } from './schema.js';

/** A new object of `kind`: its kind's defaults, then what `input` says. The values are checked when a command adds it. */
export function createObject<K extends ObjectKind>(kind: K, input: ObjectInput<ObjectOf<K>>): ObjectOf<K> {
  return OBJECT_TYPES[kind].create(input);
}
