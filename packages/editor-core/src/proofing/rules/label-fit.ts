import { SLACK } from '../figures.js';
import type { ObjectRule } from '../rule.js';

/** A side in mm that holds `neededMm`, to a tenth. */
function sideFor(sideMm: number, neededMm: number): number {
  return Math.max(sideMm, Math.ceil((neededMm - SLACK) * 10) / 10);
}

/** A label's lines, its translated braille included, fit its box. */
export const labelFit: ObjectRule = {
  scope: 'object',
  check({ object, form, drawnBox }) {
    if (form.role !== 'label' || !form.layout.overflows) return [];
    const { label, layout } = form;
    const width = sideFor(label.width, layout.neededWidthMm);
    const height = sideFor(label.height, layout.neededHeightMm);
    const isTooNarrow = layout.neededWidthMm > label.width + SLACK;
    return [
      {
        severity: 'error',
        objects: [object.uuid],
        place: drawnBox,
        measured: isTooNarrow ? label.width : label.height,
        wanted: isTooNarrow ? width : height,
        source: 'tastwerk',
        fix: { type: 'update-objects', changes: [{ uuid: object.uuid, set: { width, height } }] },
      },
    ];
  },
};
