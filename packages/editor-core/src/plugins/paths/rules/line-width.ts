import { rounded, SLACK } from '../../../proofing/figures.js';
import type { ObjectRule } from '../../../proofing/rule.js';

/** A raised line is wide enough to be felt. */
export const lineWidth: ObjectRule = {
  scope: 'object',
  check({ object, form, stroke, reliefBox }, { profile }) {
    if (form.role === 'label' || !stroke) return [];
    const { minMm, mainMm, source } = profile.lineWidth;
    if (stroke.widthMm >= minMm - SLACK) return [];
    return [
      {
        severity: 'warning',
        objects: [object.uuid],
        place: reliefBox,
        measured: rounded(stroke.widthMm),
        wanted: minMm,
        source,
        fix: { type: 'update-objects', changes: [{ uuid: object.uuid, set: { borderWidth: mainMm } }] },
      },
    ];
  },
};
