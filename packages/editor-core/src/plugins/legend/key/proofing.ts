import type { SceneContext } from '../../../objects/kinds.js';
import type { TactileForm } from '../../../objects/tactile-form.js';
import { type KeyLayout, layOutKey } from './layout.js';
import type { KeyObject } from './schema.js';
import { isShown } from '../../../objects/legend-use.js';

/** A legend with its layout: a list of samples and the words that explain them. */
export interface LegendForm {
  readonly role: 'legend';
  readonly key: KeyObject;
  readonly layout: KeyLayout;
}

/** A legend is read as a list of samples and words; nothing where it says nothing. */
export function keyForm(key: KeyObject, context: SceneContext): TactileForm {
  if (!isShown(key) || context.legend.entries.length === 0) return { role: 'holder', styles: [] };
  return { role: 'legend', key, layout: layOutKey(key, context) };
}
