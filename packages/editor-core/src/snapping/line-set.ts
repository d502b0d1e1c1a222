import { type Axis, pointOn, type Span, uniteSpans } from './axis.js';
import { countWhile } from './count-while.js';
import { SAME_MM, type SnapGuide, type SnapKind } from './snap-marks.js';

/** What of a box a line is drawn to: its edges, its centre, or both. */
export type LineRole = 'edge' | 'centre' | 'any';

/** A line across an axis: at `at` along it, reaching over `reach` on the other. Page mm. */
export interface SnapLine {
  readonly at: number;
  readonly kind: SnapKind;
  readonly role: LineRole;
  readonly reach: Span;
}

/** A position of what is moved, and what it is of it; a bare point is `any`. */
export interface Probe {
  readonly at: number;
  readonly role: LineRole;
}

/** The lines across one axis, sorted by where they are; each list holds what its kind of position is drawn to. */
export interface LineSet {
  readonly edges: readonly SnapLine[];
  readonly centres: readonly SnapLine[];
}

/** Lines no further apart than this, in mm, are merged when targets are prepared; far less than {@link SAME_MM}. */
const MERGED_MM = 0.001;

/** Sorts `lines`; those of one kind at one place become one that reaches over all of them. */
function merged(lines: readonly SnapLine[]): readonly SnapLine[] {
  const sorted = [...lines].sort((a, b) => a.at - b.at);
  const result: SnapLine[] = [];
  for (const line of sorted) {
    // Few kinds lie at one place, so the way back to the last of the same kind is short.
    let index = result.length - 1;
    while (index >= 0 && line.at - (result[index]?.at ?? -Infinity) <= MERGED_MM) {
      if (result[index]?.kind === line.kind) break;
      index -= 1;
    }
    const same = result[index];
    if (same && line.at - same.at <= MERGED_MM) {
      result[index] = { ...same, reach: uniteSpans(same.reach, line.reach) };
    } else result.push(line);
  }
  return result;
}

/** Prepares `lines` for being asked often. */
export function lineSetOf(lines: readonly SnapLine[]): LineSet {
  return {
    edges: merged(lines.filter(({ role }) => role !== 'centre')),
    centres: merged(lines.filter(({ role }) => role !== 'edge')),
  };
}

/** The first index of `sorted` whose position is not before `at`. */
function lowerBound(sorted: readonly SnapLine[], at: number): number {
  return countWhile(sorted, (line) => line.at < at);
}

function listsFor({ edges, centres }: LineSet, role: LineRole): readonly (readonly SnapLine[])[] {
  if (role === 'any') return [edges, centres];
  return [role === 'edge' ? edges : centres];
}

/** All lines that draw `probe` and lie within `withinMm` of it. */
function linesNear(set: LineSet, { at, role }: Probe, withinMm: number): readonly SnapLine[] {
  return listsFor(set, role).flatMap((list) => {
    const found: SnapLine[] = [];
    for (let index = lowerBound(list, at - withinMm); index < list.length; index += 1) {
      const line = list[index];
      if (!line || line.at - at > withinMm) break;
      found.push(line);
    }
    return found;
  });
}

/** A way to go along an axis, in mm, and what asks for it. */
export interface Pull {
  readonly shift: number;
  readonly kind: SnapKind;
}

/** The ways from `probe` to the nearest lines on either side, if they lie within `toleranceMm`. */
function pullsOf(set: LineSet, { at, role }: Probe, toleranceMm: number): readonly Pull[] {
  return listsFor(set, role).flatMap((list) => {
    const after = lowerBound(list, at);
    const nearest = [list[after - 1], list[after]].flatMap((line) =>
      line ? linesNear(set, { at: line.at, role }, MERGED_MM) : [],
    );
    return nearest
      .map((line) => ({ shift: line.at - at, kind: line.kind }))
      .filter(({ shift }) => Math.abs(shift) <= toleranceMm);
  });
}

/** The ways from any of `probes` to lines within `toleranceMm`; of each probe only the nearest. */
export function pullsOfProbes(set: LineSet, probes: readonly Probe[], toleranceMm: number): readonly Pull[] {
  return probes.flatMap((probe) => pullsOf(set, probe, toleranceMm));
}

/**
 * The lines on which `probes` lie once `shift` was added, as guides that reach from the line's own things over `over`, what
 * is moved. A line of one kind at one place is shown once.
 */
export function guidesUnder(
  set: LineSet,
  axis: Axis,
  probes: readonly Probe[],
  shift: number,
  over: Span,
): readonly SnapGuide[] {
  const reached = new Map<string, SnapLine>();
  for (const { at, role } of probes) {
    for (const line of linesNear(set, { at: at + shift, role }, SAME_MM)) {
      const key = `${line.kind} ${Math.round(line.at / MERGED_MM)}`;
      const known = reached.get(key);
      reached.set(key, known ? { ...known, reach: uniteSpans(known.reach, line.reach) } : line);
    }
  }
  return [...reached.values()].map(({ at, kind, reach }) => {
    const { start, end } = uniteSpans(reach, over);
    return { kind, from: pointOn(axis, at, start), to: pointOn(axis, at, end) };
  });
}
