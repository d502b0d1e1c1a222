import type { Box } from '../../../geometry/box.js';
import { rounded, SLACK } from '../../../proofing/figures.js';
import { inkOfSubject, SQUARE_MM, squareKey } from '../../../proofing/ink-share.js';
import type { PageRule } from '../../../proofing/rule.js';
import type { Subject } from '../../../outlines/subject.js';
import type { Kinds } from '../../../objects/kinds.js';

/** Squares of a window's side. */
const WINDOW_SQUARES = 3;

function inkOfPage(kinds: Kinds, subjects: readonly Subject[]): ReadonlyMap<string, number> {
  const ink = new Map<string, number>();
  for (const subject of subjects) {
    for (const [key, area] of inkOfSubject(kinds, subject)) ink.set(key, (ink.get(key) ?? 0) + area);
  }
  return ink;
}

interface Window {
  readonly place: Box;
  readonly share: number;
}

/** The window of the page with most raised ink; areas that lie on each other count twice, up to all of the window. */
function fullestWindow(
  kinds: Kinds,
  subjects: readonly Subject[],
  widthMm: number,
  heightMm: number,
): Window | null {
  const ink = inkOfPage(kinds, subjects);
  const side = WINDOW_SQUARES * SQUARE_MM;
  let fullest: Window | null = null;
  for (let row = 0; row * SQUARE_MM + side <= heightMm; row += 1) {
    for (let column = 0; column * SQUARE_MM + side <= widthMm; column += 1) {
      let area = 0;
      for (let index = 0; index < WINDOW_SQUARES ** 2; index += 1) {
        const across = column + (index % WINDOW_SQUARES);
        area += ink.get(squareKey(across, row + Math.floor(index / WINDOW_SQUARES))) ?? 0;
      }
      const share = Math.min(1, area / side ** 2);
      if (!fullest || share > fullest.share) {
        fullest = { place: { x: column * SQUARE_MM, y: row * SQUARE_MM, width: side, height: side }, share };
      }
    }
  }
  return fullest;
}

/** No part of the page is so full of raised ink that a finger finds nothing in it. The figure is our own, no source names one. */
export const density: PageRule = {
  scope: 'page',
  check({ subjects }, { profile, kinds, widthMm, heightMm }) {
    const { mostShare, source } = profile.density;
    const fullest = fullestWindow(kinds, subjects, widthMm, heightMm);
    if (!fullest || fullest.share <= mostShare + SLACK) return [];
    return [
      {
        severity: 'info',
        objects: [],
        place: fullest.place,
        measured: rounded(fullest.share * 100),
        wanted: rounded(mostShare * 100),
        source,
      },
    ];
  },
};
