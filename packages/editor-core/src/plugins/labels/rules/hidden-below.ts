import { boxContains } from '../../../geometry/box.js';
import { isInside } from '../../../geometry/nearness.js';
import type { LabelPair, PageSituation } from '../../../proofing/page-situation.js';
import type { Subject } from '../../../outlines/subject.js';

/** Whether `cover` lays flat ink under all braille lines of `label`. */
function carries(cover: Subject, label: Subject): boolean {
  const { drawnBox } = cover;
  if (!drawnBox || !label.reliefBox || !boxContains(drawnBox, label.reliefBox)) return false;
  return label.solids.every(({ points }) => points.every((point) => isInside(point, cover.covers)));
}

/**
 * A question to the page: whether flat ink painted after a pair's shape hides it below the label, for what is printed over
 * does not swell.
 */
export function hiddenBelow({ subjects }: PageSituation): (pair: LabelPair) => boolean {
  const covers = subjects.flatMap((subject, order) =>
    subject.covers.length > 0 ? [[subject, order] as const] : [],
  );
  if (covers.length === 0) return () => false;
  const places = new Map(subjects.map((subject, order) => [subject, order]));
  return ({ label, shape }) => {
    const order = places.get(shape) ?? 0;
    return covers.some(([cover, place]) => place > order && carries(cover, label));
  };
}
