import type { Box } from '../geometry/box.js';
import { type Axis, type ByAxis, crossAxis, spanOf } from './axis.js';
import { type GapPull, gapMeasures, gapPulls, type MovedEnds } from './equal-gaps.js';
import { guidesUnder, type Probe, type Pull, pullsOfProbes } from './line-set.js';
import { SAME_MM, type Snap, SNAP_KINDS } from './snap-marks.js';
import type { SnapTargets } from './snap-targets.js';

/** What is asked about one axis. */
export interface AlongInput {
  readonly targets: SnapTargets;
  readonly axis: Axis;
  /** What is moved as it would be without a snap, in page mm. */
  readonly box: Box;
  /** The positions of it that are drawn to lines. */
  readonly probes: readonly Probe[];
  /** Which ends move; null when it has no ends to make gaps with. */
  readonly moved: MovedEnds | null;
  readonly toleranceMm: number;
}

/** What was found along one axis; `shift` is null where nothing is near enough. */
export interface SnapAlong {
  readonly shift: number | null;
  readonly probes: readonly Probe[];
  readonly gapPulls: readonly GapPull[];
}

/** Two ways whose lengths differ by less than this, in mm, are equally long. */
const EQUAL_MM = 1e-9;

/** The shortest way; of equal ones that of the kind named first, then the one to the left or up. */
function nearest(pulls: readonly Pull[]): Pull | undefined {
  return pulls.reduce<Pull | undefined>((best, pull) => {
    if (!best) return pull;
    const longer = Math.abs(pull.shift) - Math.abs(best.shift);
    if (Math.abs(longer) > EQUAL_MM) return longer < 0 ? pull : best;
    const rank = SNAP_KINDS.indexOf(pull.kind) - SNAP_KINDS.indexOf(best.kind);
    if (rank !== 0) return rank < 0 ? pull : best;
    return pull.shift < best.shift ? pull : best;
  }, undefined);
}

/** Where `box` is drawn along one axis. */
export function snapAlong({ targets, axis, box, probes, moved, toleranceMm }: AlongInput): SnapAlong {
  const gaps =
    targets.hasGaps && moved ? gapPulls(targets.neighbours[axis], axis, box, toleranceMm, moved) : [];
  const best = nearest([
    ...pullsOfProbes(targets.lines[axis], probes, toleranceMm),
    ...gaps.map(({ shift }): Pull => ({ shift, kind: 'gap' })),
  ]);
  const shift = best?.shift ?? null;
  const gapsHeld = gaps.filter((gap) => shift !== null && Math.abs(gap.shift - shift) <= SAME_MM);
  return { shift, probes, gapPulls: gapsHeld };
}

/** The snap of all axes that were asked about; `snapped` is where the box ends up. */
export function snapOf(targets: SnapTargets, found: ByAxis<SnapAlong | undefined>, snapped: Box): Snap {
  const sides = (['x', 'y'] as const).flatMap((axis) => {
    const along = found[axis];
    return along ? [{ axis, along }] : [];
  });
  return {
    delta: { x: found.x?.shift ?? 0, y: found.y?.shift ?? 0 },
    box: snapped,
    guides: sides.flatMap(({ axis, along: { shift, probes } }) =>
      shift === null
        ? []
        : guidesUnder(targets.lines[axis], axis, probes, shift, spanOf(snapped, crossAxis(axis))),
    ),
    gaps: sides.flatMap(({ axis, along }) => gapMeasures(axis, along.gapPulls, snapped)),
  };
}
