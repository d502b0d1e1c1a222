import { boxContains } from '../../geometry/box.js';
import { isInside } from '../../geometry/nearness.js';
import type { LabelPair, PageSituation } from '../page-situation.js';
import type { Subject } from '../subject.js';

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
  const places = new Map<Subject, number>();
  const covers: (readonly [Subject, number])[] = [];
  for (const [order, subject] of subjects.entries()) {
    places.set(subject, order);
    if (subject.covers.length > 0) covers.push([subject, order]);
  }
  return ({ label, shape }) => {
    if (covers.length === 0) return false;
    const order = places.get(shape) ?? 0;
    return covers.some(([cover, place]) => place > order && carries(cover, label));
  };
}
