import type { InspectorProps } from '../../contributions/editor-plugin.js';
import { KeyFields } from './key-fields.js';

/** The fields of the legend that is selected. */
export function KeySection({ objects: [legend] }: InspectorProps) {
  return legend?.type === 'key' ? <KeyFields legend={legend} /> : null;
}
