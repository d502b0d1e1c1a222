import { type DrawnLine, drawnLineOf } from './drawn-line.js';
import { distanceToBox } from '../geometry/distances.js';
import type { Point } from '../geometry/point.js';
import { packEdges } from '../outlines/edges.js';
import { SLACK } from './figures.js';
import { nearestEdges } from '../outlines/nearest-edges.js';
import type { LabelPair, PageSituation } from './page-situation.js';
import type { ProofingProfile } from './profile.js';
import { isWithinOutline, type Subject } from '../outlines/subject.js';
import type { Kinds } from '../objects/kinds.js';

/** A line that leads from a label to what it names. */
export interface LeadLinePair extends LabelPair {
  readonly line: DrawnLine;
}

/** Whether `point` of a line comes within `reachMm` of what is raised of `subject`, or lies inside its outline. */
function reaches(
  kinds: Kinds,
  point: Point,
  { widthMm }: DrawnLine,
  subject: Subject,
  reachMm: number,
): boolean {
  const end = packEdges([{ points: [point], closed: false, halfMm: widthMm / 2 }]);
  return nearestEdges(end, subject.marks, reachMm) !== null || isWithinOutline(kinds, point, subject);
}

/** The end of the line that is away from the label when its other end is at the label, its black print included; undefined when none is, or both are. */
function farEndOf({ start, end, widthMm }: DrawnLine, label: Subject, reachMm: number): Point | undefined {
  const { drawnBox } = label;
  if (!drawnBox) return undefined;
  const [isStartNear, isEndNear] = [start, end].map(
    (point) => distanceToBox(point, drawnBox) - widthMm / 2 <= reachMm,
  );
  if (isStartNear === isEndNear) return undefined;
  return isStartNear ? end : start;
}

/** Lines that touch other lines: axes, ticks and sides of figures. */
function linesAmongLines({ touching }: PageSituation): ReadonlySet<Subject> {
  const pairs = touching.filter(({ a, b }) => a.form.role === 'line' && b.form.role === 'line');
  return new Set(pairs.flatMap(({ a, b }) => [a, b]));
}

/** The label that a line is tied to by its author; null for all else. */
const tieOf = ({ object }: Subject): string | null => (object.type === 'line' ? object.leadsFrom : null);

function found(
  kinds: Kinds,
  page: PageSituation,
  { labelGap, lead }: ProofingProfile,
): readonly LeadLinePair[] {
  const drawnTogether = linesAmongLines(page);
  return page.labelPairs.flatMap((pair): LeadLinePair[] => {
    const { shape, label } = pair;
    const tie = tieOf(shape);
    if (tie !== null) {
      const tied = tie === label.object.uuid ? drawnLineOf(kinds, shape) : null;
      return tied ? [{ ...pair, line: tied }] : [];
    }
    if (!shape.stroke || shape.stroke.widthMm > lead.widthMm + SLACK || drawnTogether.has(shape)) return [];
    const line = drawnLineOf(kinds, shape);
    const farEnd = line?.isStraight ? farEndOf(line, label, labelGap.maxMm) : undefined;
    if (!line || !farEnd) return [];
    const hasTarget = page.subjects.some(
      (target) =>
        target !== shape && isTarget(target) && reaches(kinds, farEnd, line, target, labelGap.maxMm),
    );
    return hasTarget ? [{ ...pair, line }] : [];
  });
}

/** What can be named: anything but words. */
function isTarget({ form }: Subject): boolean {
  return form.role !== 'label' && form.role !== 'legend';
}

const known = new WeakMap<PageSituation, readonly LeadLinePair[]>();

/**
 * The lead lines of a page: those tied to a label, and those that look like one: straight, thin, touched by no other line, with one end at a label and the other at what it names: an axis with
 * its name leads to nothing. Found once for a situation,
 * which belongs to one profile.
 */
export function leadLinesOf(
  kinds: Kinds,
  page: PageSituation,
  profile: ProofingProfile,
): readonly LeadLinePair[] {
  const lines = known.get(page) ?? found(kinds, page, profile);
  known.set(page, lines);
  return lines;
}
