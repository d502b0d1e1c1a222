import { rounded, SLACK } from '../../../proofing/figures.js';
import type { ObjectRule } from '../../../proofing/rule.js';

/** Textures are shown in the legend as large as they are needed to be recognised. */
export const legendSize: ObjectRule = {
  scope: 'object',
  check({ object, form, reliefBox }, { profile }) {
    if (form.role !== 'legend') return [];
    const { areaWidthMm, areaHeightMm, source } = profile.legendSize;
    const { items, arrangement } = form.layout;
    const { width, height } = arrangement.sampleSize;
    const hasAreas = items.some(({ item }) => item.entry.kind === 'area');
    if (!hasAreas || (width >= areaWidthMm - SLACK && height >= areaHeightMm - SLACK)) return [];
    return [
      {
        severity: 'info',
        objects: [object.uuid],
        place: reliefBox,
        measured: rounded(width),
        wanted: areaWidthMm,
        source,
      },
    ];
  },
};
