import type { Command } from '../../../commands/command-set.js';
import { boxCentre } from '../../../geometry/box.js';
import { rotatePoint } from '../../../geometry/point.js';
import { layOutLabel } from '../label/layout.js';
import type { LabelAlign, LabelObject } from '../label/schema.js';
import type { SceneContext } from '../../../objects/kinds.js';
import type { ObjectRule } from '../../../proofing/rule.js';

/** Widths are rounded up to this part of a mm, as those of labels that follow their text. */
const STEPS_PER_MM = 100;

/** What adding lengths may cost, in mm. */
const ADDED_MM = 1e-6;

/** How far right of its old middle a label has its new one, as a part of what it grows by: the side at which its line begins stays. */
const SHIFT: Readonly<Record<LabelAlign, number>> = { left: 0.5, center: 0, right: -0.5 };

/** What makes `label` begin with a full cell: also a frame that has room for it, else the one finding would become another. */
function withFullCell(label: LabelObject, scene: SceneContext): Command {
  const { neededWidthMm } = layOutLabel({ ...label, fullCharPrefix: true }, scene);
  const width = Math.max(label.width, Math.ceil((neededWidthMm - ADDED_MM) * STEPS_PER_MM) / STEPS_PER_MM);
  const grown = width - label.width;
  const centre = boxCentre(label);
  const shift = rotatePoint({ x: grown * SHIFT[label.align], y: 0 }, { x: 0, y: 0 }, label.angle);
  const frame = {
    x: centre.x + shift.x - width / 2,
    y: label.y + shift.y,
    width,
    // A frame that follows its text goes on doing so.
    autoSize: label.autoSize,
  };
  const set = { fullCharPrefix: true, ...(grown > 0 ? frame : {}) };
  return { type: 'update-objects', changes: [{ uuid: label.uuid, set }] };
}

/** A cell that stands alone has a full cell before it or a frame: nothing else tells at which height its dots are. */
export const labelLetter: ObjectRule = {
  scope: 'object',
  check({ object, form, reliefBox }, { scene }) {
    if (form.role !== 'label' || form.label.border) return [];
    const cells = form.layout.lines.reduce((count, line) => count + line.cells.length, 0);
    if (cells !== 1) return [];
    return [
      {
        severity: 'warning',
        objects: [object.uuid],
        place: reliefBox,
        source: 'tud-bb-b',
        fix: withFullCell(form.label, scene),
      },
    ];
  },
};
