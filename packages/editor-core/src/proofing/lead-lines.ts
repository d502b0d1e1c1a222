import { type DrawnLine, drawnLineOf } from './drawn-line.js';
import { packEdges } from './edges.js';
import { SLACK } from './figures.js';
import { nearestEdges } from './nearest-edges.js';
import type { LabelPair, PageSituation } from './page-situation.js';
import type { ProofingProfile } from './profile.js';
import type { Subject } from './subject.js';

/** A line that leads from a label to what it names. */
export interface LeadLinePair extends LabelPair {
  readonly line: DrawnLine;
}

/** How many of the line's ends come within `reachMm` of the label's dots. */
function endsAt({ start, end, widthMm }: DrawnLine, label: Subject, reachMm: number): number {
  const isNear = (point: typeof start) =>
    nearestEdges(packEdges([{ points: [point], closed: false, halfMm: widthMm / 2 }]), label.marks, reachMm);
  return [start, end].filter((point) => isNear(point) !== null).length;
}

/** Lines that touch other lines: axes, ticks and sides of figures. */
function linesAmongLines({ touching }: PageSituation): ReadonlySet<Subject> {
  const pairs = touching.filter(({ a, b }) => a.form.role === 'line' && b.form.role === 'line');
  return new Set(pairs.flatMap(({ a, b }) => [a, b]));
}

function found(page: PageSituation, { labelGap, lead }: ProofingProfile): readonly LeadLinePair[] {
  const drawnTogether = linesAmongLines(page);
  return page.labelPairs.flatMap((pair): LeadLinePair[] => {
    const { shape, label } = pair;
    if (!shape.stroke || shape.stroke.widthMm > lead.widthMm + SLACK || drawnTogether.has(shape)) return [];
    const line = drawnLineOf(shape);
    return line?.isStraight && endsAt(line, label, labelGap.maxMm) === 1 ? [{ ...pair, line }] : [];
  });
}

const known = new WeakMap<PageSituation, readonly LeadLinePair[]>();

/**
 * The lead lines of a page: straight, thin, touched by no other line, and with one of their ends at a label. Found once for a situation,
 * which belongs to one profile.
 */
export function leadLinesOf(page: PageSituation, profile: ProofingProfile): readonly LeadLinePair[] {
  const lines = known.get(page) ?? found(page, profile);
  known.set(page, lines);
  return lines;
}
