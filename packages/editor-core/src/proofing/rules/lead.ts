import type { Observation } from '../finding.js';
import { type DrawnLine, drawnLineOf } from '../drawn-line.js';
import { packEdges } from '../edges.js';
import { rounded, SLACK } from '../figures.js';
import { nearestEdges } from '../nearest-edges.js';
import type { LabelPair } from '../page-situation.js';
import type { PageRule } from '../rule.js';
import type { Subject } from '../subject.js';

/** How many of the line's ends come within `reachMm` of the label's dots. */
function endsAt({ start, end, widthMm }: DrawnLine, label: Subject, reachMm: number): number {
  const isNear = (point: typeof start) =>
    nearestEdges(packEdges([{ points: [point], closed: false, halfMm: widthMm / 2 }]), label.marks, reachMm);
  return [start, end].filter((point) => isNear(point) !== null).length;
}

/** A lead line: straight, thin, and with one of its ends at a label. */
function leadLine({ shape, label }: LabelPair, widthMm: number, reachMm: number): DrawnLine | null {
  if (!shape.stroke || shape.stroke.widthMm > widthMm + SLACK) return null;
  const line = drawnLineOf(shape);
  if (!line?.isStraight) return null;
  return endsAt(line, label, reachMm) === 1 ? line : null;
}

/** A lead line from a label to what it names is short and carries no head. */
export const lead: PageRule = {
  scope: 'page',
  check({ labelPairs }, { profile }) {
    const { mostMm, widthMm, source } = profile.lead;
    return labelPairs.flatMap((pair): Observation[] => {
      const line = leadLine(pair, widthMm, profile.labelGap.maxMm);
      if (!line || (line.lengthMm <= mostMm + SLACK && line.heads.length === 0)) return [];
      return [
        {
          severity: 'warning',
          objects: [pair.shape.object.uuid, pair.label.object.uuid],
          place: pair.shape.reliefBox,
          measured: rounded(line.lengthMm),
          wanted: mostMm,
          source,
        },
      ];
    });
  },
};
