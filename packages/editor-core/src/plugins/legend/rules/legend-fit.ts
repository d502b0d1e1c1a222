import { rounded } from '../../../proofing/figures.js';
import type { ObjectRule } from '../../../proofing/rule.js';

/** What a legend explains fits its frame. */
export const legendFit: ObjectRule = {
  scope: 'object',
  check({ object, form, drawnBox }) {
    if (form.role !== 'legend' || !form.layout.overflows) return [];
    const { neededWidthMm: width, neededHeightMm: height } = form.layout;
    const set = { width: Math.max(form.key.width, width), height: Math.max(form.key.height, height) };
    const isTooNarrow = width > form.key.width;
    return [
      {
        severity: 'error',
        objects: [object.uuid],
        place: drawnBox,
        measured: rounded(isTooNarrow ? form.key.width : form.key.height),
        wanted: rounded(isTooNarrow ? width : height),
        values: { context: isTooNarrow ? 'width' : 'height' },
        source: 'tastwerk',
        fix: { type: 'update-objects', changes: [{ uuid: object.uuid, set }] },
      },
    ];
  },
};
