import type { TactileFormOf } from '../objects/tactile-form.js';
import type { Subject } from '../outlines/subject.js';

/** A raised area this narrow, in mm, is felt as a line: the widest of the main lines (field notes 2.2, line-width). */
const LINE_LIKE_MM = 2.5;

interface AreaSides {
  readonly form: TactileFormOf<'area'>;
  readonly smallerMm: number;
  readonly largerMm: number;
}

/** The sides of what is felt as an area; null for labels, lines, what is as narrow as a line and what does not swell. */
export function areaSides({ form, reliefBox }: Subject): AreaSides | null {
  if (form.role !== 'area' || !reliefBox) return null;
  const smallerMm = Math.min(form.widthMm, form.heightMm);
  const largerMm = Math.max(form.widthMm, form.heightMm);
  return smallerMm > LINE_LIKE_MM ? { form, smallerMm, largerMm } : null;
}
