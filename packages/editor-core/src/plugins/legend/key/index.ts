import type { ObjectType } from '../../../objects/kinds.js';
import { NEW_OBJECT, placedType } from '../../../objects/placed.js';
import { DEFAULT_KEY_SIZE_MM, KEY_FRAME_MM } from '../../../primitives/sizes.js';
import { keyBounds, keyFrame, keyHits, moveKey, resizeKey } from './geometry.js';
import { layOutKey } from './layout.js';
import { keyForm } from './proofing.js';
import { keyScene } from './scene.js';
import { type KeyObject, keySchema } from './schema.js';

/** A new legend but for its id: in use, with a frame. */
const keyDefaults: Omit<KeyObject, 'uuid'> = {
  type: 'key',
  x: 0,
  y: 0,
  ...DEFAULT_KEY_SIZE_MM,
  angle: 0,
  ...NEW_OBJECT,
  border: true,
  borderWidth: KEY_FRAME_MM,
  active: true,
  show: true,
  explains: 'page',
  anchored: false,
  fixed: false,
};

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
