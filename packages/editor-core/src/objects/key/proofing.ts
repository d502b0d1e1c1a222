import type { SceneContext } from '../../scene/context.js';
import type { TactileForm } from '../tactile-form.js';
import { layOutKey } from './layout.js';
import type { KeyObject } from './schema.js';
import { isShown } from './use.js';

/** A legend is read as a list of samples and words; nothing where it says nothing. */
export function keyForm(key: KeyObject, context: SceneContext): TactileForm {
  if (!isShown(key) || context.legend.entries.length === 0) return { role: 'holder', styles: [] };
  return { role: 'legend', key, layout: layOutKey(key, context) };
}
