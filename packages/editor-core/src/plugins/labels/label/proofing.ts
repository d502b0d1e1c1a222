import type { SceneContext } from '../../../objects/kinds.js';
import type { TactileForm } from '../../../objects/tactile-form.js';
import { type LabelLayout, layOutLabel } from './layout.js';
import type { LabelObject } from './schema.js';

/** A text in braille and black print with its layout. */
export interface LabelForm {
  readonly role: 'label';
  readonly label: LabelObject;
  readonly layout: LabelLayout;
}

/** A label is read as text where it stands in the document. */
export function labelForm(label: LabelObject, context: SceneContext): TactileForm {
  return { role: 'label', label, layout: layOutLabel(label, context) };
}
