import type { ObjectRule } from '../../../proofing/rule.js';

/** A transcriber's own braille was written for the text and the system that the label has now. */
export const brailleOutdated: ObjectRule = {
  scope: 'object',
  check({ object, form, drawnBox }) {
    if (form.role !== 'label') return [];
    const { braille } = form.layout;
    if (braille.kind !== 'override' || !braille.isOutdated) return [];
    const text = form.label.brailleOverride?.text ?? '';
    return [
      { severity: 'error', objects: [object.uuid], place: drawnBox, values: { text }, source: 'tastwerk' },
    ];
  },
};
