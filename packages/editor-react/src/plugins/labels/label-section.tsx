import type { InspectorProps } from '../../contributions/editor-plugin.js';
import { LabelFields } from './label-fields.js';

/** The fields of the one label that is selected. */
export function LabelSection({ objects: [label] }: InspectorProps) {
  return label?.type === 'label' ? <LabelFields label={label} /> : null;
}
