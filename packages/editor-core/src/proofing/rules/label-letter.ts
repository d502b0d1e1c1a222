import type { ObjectRule } from '../rule.js';

/** A cell that stands alone has a full cell before it or a frame: nothing else tells at which height its dots are. */
export const labelLetter: ObjectRule = {
  scope: 'object',
  check({ object, form, reliefBox }) {
    if (form.role !== 'label' || form.label.border) return [];
    const cells = form.layout.lines.reduce((count, line) => count + line.cells.length, 0);
    if (cells !== 1) return [];
    return [
      {
        severity: 'warning',
        objects: [object.uuid],
        place: reliefBox,
        source: 'tud-bb-b',
        fix: { type: 'update-objects', changes: [{ uuid: object.uuid, set: { fullCharPrefix: true } }] },
      },
    ];
  },
};
