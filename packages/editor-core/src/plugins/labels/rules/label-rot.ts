import { runsUpwards, turnOfLabel } from '../label/geometry.js';
import { rounded, SLACK } from '../../../proofing/figures.js';
import type { ObjectRule } from '../../../proofing/rule.js';

/**
 * Braille is level: a reading finger runs from left to right. A name that runs upwards beside an upright street can be read after the sheet
 * has been turned: a warning, no error.
 */
export const labelRot: ObjectRule = {
  scope: 'object',
  check({ object, form, reliefBox }) {
    if (form.role !== 'label' || !form.layout.lines.some(({ cells }) => cells.length > 0)) return [];
    const measured = turnOfLabel(form.label);
    if (measured < SLACK) return [];
    const isUpwards = runsUpwards(form.label);
    return [
      {
        severity: isUpwards ? 'warning' : 'error',
        objects: [object.uuid],
        place: reliefBox,
        measured: rounded(measured),
        wanted: 0,
        source: 'tud-bb-r',
        ...(isUpwards ? { values: { context: 'upwards' } } : {}),
        fix: { type: 'update-objects', changes: [{ uuid: object.uuid, set: { angle: 0 } }] },
      },
    ];
  },
};
