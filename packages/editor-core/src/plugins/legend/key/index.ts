import type { ObjectType } from '../../../objects/kinds.js';
import { placedType } from '../../../objects/placed.js';
import { keyDefaults } from './defaults.js';
import { keyBounds, keyFrame, keyHits, moveKey, resizeKey } from './geometry.js';
import { keyForm } from './proofing.js';
import { keyScene } from './scene.js';
import { type KeyObject, keySchema } from './schema.js';

/** What the core knows about legends. */
export const keyType: ObjectType<KeyObject> = {
  ...placedType(keyFrame),
  isRemovable: false,
  isMember: false,
  schema: keySchema,
  create: (input) => ({ ...keyDefaults, ...input }),
  bounds: keyBounds,
  outline: () => undefined,
  hits: keyHits,
  move: moveKey,
  resize: resizeKey,
  scene: keyScene,
  form: keyForm,
};
