import type { Command } from '../../../commands/command-set.js';
import { LIMITS } from '../../../values/limits.js';
import type { ObjectRule } from '../../../proofing/rule.js';

/** What adding lengths may cost, in mm. */
const ADDED_MM = 1e-6;

/** A side in mm that holds `neededMm`, to a tenth. */
function sideFor(sideMm: number, neededMm: number): number {
  return Math.max(sideMm, Math.ceil((neededMm - ADDED_MM) * 10) / 10);
}

/** The command that gives a label these sides; none when no label may have them. */
function resized(uuid: string, width: number, height: number): { readonly fix?: Command } {
  if (Math.max(width, height) > LIMITS.coordinateMm) return {};
  return { fix: { type: 'update-objects', changes: [{ uuid, set: { width, height } }] } };
}

/** A label's lines, its translated braille included, fit its box. */
export const labelFit: ObjectRule = {
  scope: 'object',
  check({ object, form, drawnBox }) {
    if (form.role !== 'label' || !form.layout.overflows) return [];
    const { label, layout } = form;
    const width = sideFor(label.width, layout.neededWidthMm);
    const height = sideFor(label.height, layout.neededHeightMm);
    const isTooNarrow = layout.neededWidthMm > label.width + ADDED_MM;
    return [
      {
        severity: 'error',
        objects: [object.uuid],
        place: drawnBox,
        measured: isTooNarrow ? label.width : label.height,
        wanted: isTooNarrow ? width : height,
        source: 'tastwerk',
        ...resized(object.uuid, width, height),
      },
    ];
  },
};
