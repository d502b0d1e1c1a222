import type { SceneContext } from '../../scene/context.js';
import type { TactileForm } from '../tactile-form.js';
import { layOutLabel } from './layout.js';
import type { LabelObject } from './schema.js';

/** A label is read as text where it stands in the document. */
export function labelForm(label: LabelObject, context: SceneContext): TactileForm {
  return { role: 'label', label, layout: layOutLabel(label, context) };
}
