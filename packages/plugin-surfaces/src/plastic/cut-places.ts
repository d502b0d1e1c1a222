import type { Point } from '@tastwerk/editor-core/geometry';

/** How far a place may move away from a dot of braille, in mm, and in which steps it is looked for. */
const MOST_SHIFT_MM = 30;
const SHIFT_STEP_MM = 0.5;

/** No part is narrower, in mm. */
const LEAST_PART_MM = 30;

/** A cut or the edge of a tab that is nearer to the middle of a dot, in mm, goes through it or takes it off: the dot is 0.75 mm in radius. */
const BESIDE_DOT_MM = 1.2;

/** A range of places in mm. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** The place of a range at which the fewest dots are met, the nearest to `wanted` of these. */
function quietest(wanted: number, { least, most }: Range, dotsAt: (place: number) => number): number {
  const middle = Math.min(most, Math.max(least, wanted));
  let best = { place: middle, dots: dotsAt(middle) };
  for (let shift = SHIFT_STEP_MM; shift <= MOST_SHIFT_MM && best.dots > 0; shift += SHIFT_STEP_MM) {
    for (const place of [middle - shift, middle + shift]) {
      if (place < least || place > most) continue;
      const dots = dotsAt(place);
      if (dots < best.dots) best = { place, dots };
    }
  }
  return best.place;
}

/**
 * Cuts of a length into as few parts as fit a bed, all about equal, where they meet as few dots as they can. `dotsMm` are the places of the dots along the
 * length, `tabMm` is what a tab adds to a part.
 */
export function cutPlaces(
  lengthMm: number,
  { bedMm, tabMm }: { readonly bedMm: number; readonly tabMm: number },
  dotsMm: readonly number[],
): readonly number[] {
  const mostMm = bedMm - tabMm;
  const parts = lengthMm <= bedMm ? 1 : Math.ceil(lengthMm / mostMm);
  const dotsAt = (place: number) => dotsMm.filter((dot) => Math.abs(dot - place) < BESIDE_DOT_MM).length;
  const cuts = [0];
  for (let cut = 1; cut < parts; cut += 1) {
    const before = cuts.at(-1) ?? 0;
    const left = parts - cut;
    const range = {
      least: Math.max(before + LEAST_PART_MM, lengthMm - left * mostMm),
      most: Math.min(before + mostMm, lengthMm - left * LEAST_PART_MM),
    };
    cuts.push(quietest((lengthMm * cut) / parts, range, dotsAt));
  }
  return [...cuts, lengthMm];
}

/** The size of a tab: how far it reaches from its cut, and its width along the cut, in mm. */
export interface TabSize {
  readonly reachMm: number;
  readonly headMm: number;
}

/**
 * Places of tabs along a cut, as many as `count`, where they meet as few dots as they can. Dots are given by their distance from the cut, on the side to which
 * the tabs reach, and their place along it.
 */
export function tabPlaces(
  { least, most }: Range,
  count: number,
  { reachMm, headMm }: TabSize,
  dots: readonly { readonly fromCut: number; readonly along: number }[],
): readonly number[] {
  const near = dots.filter(({ fromCut }) => fromCut > -BESIDE_DOT_MM && fromCut < reachMm + BESIDE_DOT_MM);
  const dotsAt = (place: number) =>
    near.filter(({ along }) => Math.abs(along - place) < headMm / 2 + BESIDE_DOT_MM).length;
  const room = (most - least) / count;
  return Array.from({ length: count }, (_, index) => {
    const start = least + room * index;
    // Each tab keeps to its share of the cut, so that none comes close to another or to the end.
    const range = { least: start + headMm, most: Math.max(start + headMm, start + room - headMm) };
    return quietest(start + room / 2, range, dotsAt);
  });
}

/** Places of dots as seen from a cut that goes upwards at `x`, or across at `y`. */
export const fromCut = {
  upwards: (dots: readonly Point[], x: number) => dots.map((dot) => ({ fromCut: dot.x - x, along: dot.y })),
  across: (dots: readonly Point[], y: number) => dots.map((dot) => ({ fromCut: dot.y - y, along: dot.x })),
} as const;
