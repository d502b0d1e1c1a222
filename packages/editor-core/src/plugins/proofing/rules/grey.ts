import type { ObjectRule } from '../../../proofing/rule.js';

/** No large or textured area swells as a whole: it would raise the ground on which all else is felt. */
export const grey: ObjectRule = {
  scope: 'object',
  check({ object, form, solids, texture, reliefBox }, { profile, widthMm, heightMm }) {
    if (form.role !== 'area' || solids.length === 0 || !reliefBox) return [];
    const { pageShare, source } = profile.grey;
    const share = (form.widthMm * form.heightMm) / (widthMm * heightMm);
    if (share < pageShare && !texture) return [];
    return [{ severity: 'warning', objects: [object.uuid], place: reliefBox, source }];
  },
};
