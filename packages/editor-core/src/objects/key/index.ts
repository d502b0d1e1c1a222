import type { ObjectType } from '../../kernel/kinds.js';
import { placedType } from '../placed.js';
import { keyDefaults } from './defaults.js';
import { keyBounds, keyFrame, keyHits, moveKey, resizeKey } from './geometry.js';
import { layOutKey } from './layout.js';
import { keyForm } from './proofing.js';
import { keyScene } from './scene.js';
import { type KeyObject, keySchema } from './schema.js';

/** What the core knows about legends. */
export const keyType: ObjectType<KeyObject> = {
  ...placedType(keyFrame),
  isRemovable: false,
  isMember: false,
  purpose: () => 'legend',
  schema: keySchema,
  create: (input) => ({ ...keyDefaults, ...input }),
  bounds: keyBounds,
  outline: () => undefined,
  hits: keyHits,
  move: moveKey,
  resize: resizeKey,
  drawnFrame: (key, context) => ({ ...keyFrame(key), height: layOutKey(key, context).frameHeightMm }),
  scene: keyScene,
  form: keyForm,
};
