import { rounded, SLACK } from '../../../proofing/figures.js';
import type { ObjectRule } from '../../../proofing/rule.js';

/** Between a raised outline and the texture inside it a strip stays free, so that the outline is felt. */
export const textureContour: ObjectRule = {
  scope: 'object',
  check({ object, form, texture, stroke, reliefBox }, { profile }) {
    if (!('style' in form) || !texture || !stroke) return [];
    const { minMm, source } = profile.textureContour;
    const { pattern } = form.style;
    if (pattern.offset >= minMm - SLACK) return [];
    return [
      {
        severity: 'warning',
        objects: [object.uuid],
        place: reliefBox,
        measured: rounded(pattern.offset),
        wanted: minMm,
        source,
        fix: {
          type: 'update-objects',
          changes: [{ uuid: object.uuid, set: { pattern: { ...pattern, offset: minMm } } }],
        },
      },
    ];
  },
};
