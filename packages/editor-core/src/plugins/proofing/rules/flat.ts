import { isFlat } from '../../../objects/shape-style.js';
import type { ObjectRule } from '../../../proofing/rule.js';

/** A shape swells by its outline, its fill or its texture; one in colours alone is not felt. */
export const flat: ObjectRule = {
  scope: 'object',
  check({ object, form, drawnBox }, { profile }) {
    if ((form.role !== 'area' && form.role !== 'line') || !isFlat(form.style)) return [];
    const borderWidth = Math.max(form.style.borderWidth, profile.lineWidth.mainMm);
    return [
      {
        severity: 'warning',
        objects: [object.uuid],
        place: drawnBox,
        source: 'tastwerk',
        fix: {
          type: 'update-objects',
          changes: [{ uuid: object.uuid, set: { border: true, borderColour: 'black', borderWidth } }],
        },
      },
    ];
  },
};

/** So do the shapes of an imported graphic. */
export const flatPart: ObjectRule = {
  scope: 'object',
  check({ object, form, drawnBox }) {
    const measured = form.role === 'holder' ? form.styles.filter(isFlat).length : 0;
    if (measured === 0) return [];
    return [{ severity: 'warning', objects: [object.uuid], place: drawnBox, measured, source: 'tastwerk' }];
  },
};
