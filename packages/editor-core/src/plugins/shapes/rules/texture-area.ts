import { rounded, SLACK } from '../../../proofing/figures.js';
import type { ObjectRule } from '../../../proofing/rule.js';

/** An area with a texture is wide enough for a finger to know the texture. */
export const textureArea: ObjectRule = {
  scope: 'object',
  check({ object, form, texture, reliefBox }, { profile }) {
    if (form.role !== 'area' || !texture) return [];
    const { minMm, source } = profile.textureArea;
    const measured = Math.min(form.widthMm, form.heightMm);
    if (measured >= minMm - SLACK) return [];
    return [
      {
        severity: 'warning',
        objects: [object.uuid],
        place: reliefBox,
        measured: rounded(measured),
        wanted: minMm,
        source,
      },
    ];
  },
};
