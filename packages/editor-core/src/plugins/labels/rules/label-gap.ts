import { boxContains, boxCorners } from '../../../geometry/box.js';
import { boxEdges } from '../../../outlines/edges.js';
import { placeBetween, rounded, SLACK } from '../../../proofing/figures.js';
import type { Observation } from '../../../proofing/observation.js';
import { type Nearest, nearestEdges } from '../../../outlines/nearest-edges.js';
import type { LabelPair, PageSituation } from '../../../proofing/page-situation.js';
import type { PageRule, ProofContext } from '../../../proofing/rule.js';
import { isWithinOutline, type Subject } from '../../../outlines/subject.js';
import { hiddenBelow } from './hidden-below.js';

/** Each label with the shapes beside it; what is hidden below a label is not beside it. */
function pairsByLabel(page: PageSituation): ReadonlyMap<Subject, readonly LabelPair[]> {
  const byLabel = new Map<Subject, LabelPair[]>();
  const isHidden = hiddenBelow(page);
  for (const pair of page.labelPairs) {
    if (isHidden(pair)) continue;
    const known = byLabel.get(pair.label) ?? [];
    known.push(pair);
    byLabel.set(pair.label, known);
  }
  return byLabel;
}

/** The gap to an outline or line that is too close; textures and what a label lies on have rules of their own. */
function closeGap({ relation }: LabelPair, minMm: number): Nearest | null {
  const { gap, joined, laidOn, textureGap } = relation;
  if (!gap || joined || laidOn || gap.distanceMm >= minMm - SLACK) return null;
  return textureGap && textureGap.distanceMm < gap.distanceMm ? null : gap;
}

/** The gap between the label as it is drawn, its black print included, and the shape; null when it is `ownMm` or more. */
function drawnGap({ label, shape }: LabelPair, ownMm: number): Nearest | null {
  if (!label.drawnBox) return null;
  const rim = boxEdges(label.drawnBox);
  const toMarks = nearestEdges(rim, shape.marks, ownMm);
  const toTexture = shape.texture && nearestEdges(rim, shape.texture.rim, toMarks?.distanceMm ?? ownMm);
  return toTexture ?? toMarks;
}

/** Whether the label stands on or inside the shape, as a name in a field does. */
function isWithin({ label, shape, relation }: LabelPair): boolean {
  if (relation.joined || relation.laidOn) return true;
  const { drawnBox: field } = shape;
  return shape.form.role === 'area' && !!field && !!label.drawnBox && boxContains(field, label.drawnBox);
}

/** Share of the page's width and height from which an area around all else is a frame, which no label names. */
const FRAME_SHARE = 0.85;

/** Whether the label stands inside an area however large: its outline may be too far off to be beside the label. */
function isInField({ drawnBox: own }: Subject, { subjects }: PageSituation, context: ProofContext): boolean {
  if (!own) return false;
  return subjects.some((subject) => {
    const field = subject.drawnBox;
    if (subject.form.role !== 'area' || !field || !boxContains(field, own)) return false;
    const isFrame =
      field.width > FRAME_SHARE * context.widthMm && field.height > FRAME_SHARE * context.heightMm;
    return !isFrame && boxCorners(own).every((corner) => isWithinOutline(context.kinds, corner, subject));
  });
}

/** Whether the label names nothing that could stand beside it, or stands in what it names. */
function hasNoDistance(
  label: Subject,
  pairs: readonly LabelPair[],
  page: PageSituation,
  context: ProofContext,
): boolean {
  const isTitle = label.form.role === 'label' && label.form.label.isTitle;
  return isTitle || pairs.some(isWithin) || isInField(label, page, context);
}

/** A label keeps clear of what it names, and close to it; a title and what is far from everything names nothing. */
export const labelGap: PageRule = {
  scope: 'page',
  check(page, context) {
    const { profile } = context;
    const { minMm, maxMm, ownMm, source } = profile.labelGap;
    return Array.from(pairsByLabel(page)).flatMap(([label, pairs]): Observation[] => {
      const found = (
        { shape }: LabelPair,
        gap: Nearest,
        figure: Pick<Observation, 'severity' | 'wanted' | 'values'>,
      ): Observation => ({
        objects: [label.object.uuid, shape.object.uuid],
        place: placeBetween(gap),
        measured: rounded(gap.distanceMm),
        source,
        ...figure,
      });
      const close = pairs.flatMap((pair) => {
        const gap = closeGap(pair, minMm);
        return gap
          ? [found(pair, gap, { severity: 'warning', wanted: minMm, values: { context: 'close' } })]
          : [];
      });
      if (close.length > 0 || hasNoDistance(label, pairs, page, context)) return close;
      const [nearest] = pairs
        .flatMap((pair) => {
          const gap = pair.shape.form.role === 'legend' ? null : drawnGap(pair, ownMm);
          return gap ? [{ pair, gap }] : [];
        })
        .toSorted((one, other) => one.gap.distanceMm - other.gap.distanceMm);
      if (!nearest || nearest.gap.distanceMm <= maxMm + SLACK) return [];
      return [
        found(nearest.pair, nearest.gap, { severity: 'info', wanted: maxMm, values: { context: 'far' } }),
      ];
    });
  },
};
