import { SLACK } from '../figures.js';
import type { ObjectRule } from '../rule.js';

/** A full turn in degrees. */
const FULL_TURN = 360;

/** Braille is level: a reading finger runs from left to right. */
export const labelRot: ObjectRule = {
  scope: 'object',
  check({ object, form, reliefBox }) {
    if (form.role !== 'label' || !form.layout.lines.some(({ cells }) => cells.length > 0)) return [];
    const measured = form.label.angle % FULL_TURN;
    if (Math.abs(measured) < SLACK) return [];
    return [
      {
        severity: 'error',
        objects: [object.uuid],
        place: reliefBox,
        measured,
        wanted: 0,
        source: 'tud-bb-r',
        fix: { type: 'update-objects', changes: [{ uuid: object.uuid, set: { angle: 0 } }] },
      },
    ];
  },
};
