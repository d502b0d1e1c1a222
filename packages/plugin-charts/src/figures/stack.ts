import { cellsWidthMm } from '@tastwerk/editor-core/scene';
import type { LabelPlace } from '../sheet/draw.js';
import { boxesOf, type Words } from './words.js';

/** Between names in a row: a blank cell. And between a name and the stem of another, in mm. */
const BETWEEN_MM = cellsWidthMm(2) - cellsWidthMm(1);
const BESIDE_STEM_MM = 3.5;
/** How far before its stem a name begins that stands at one side of it, in mm. */
const BEFORE_STEM_MM = 2;
/** Tries before a stack is given up. */
const MOST_TRIES = 3000;

/** A name above or below the place `x` of a level line. */
export interface Stackable {
  readonly x: number;
  readonly words: Words;
}

/** Where a name of a stack stands: its row, the nearest to the line first, and its side of the stem. */
export interface Stacked {
  readonly row: number;
  readonly x: number;
  readonly align: LabelPlace['align'];
}

interface Placed extends Stacked {
  readonly stem: number;
  readonly from: number;
  readonly to: number;
}

/** Whether two names of a stack, with their stems, keep clear of each other. */
function areClear(one: Placed, other: Placed): boolean {
  if (one.row === other.row) return one.to + BETWEEN_MM <= other.from || other.to + BETWEEN_MM <= one.from;
  const [lower, upper] = one.row < other.row ? [one, other] : [other, one];
  return upper.stem <= lower.from - BESIDE_STEM_MM || upper.stem >= lower.to + BESIDE_STEM_MM;
}

/**
 * Rows of names over a level line, from `left` to `right`, so that no name lies on another nor on the stem of one that stands higher;
 * undefined where they need more than `most` rows. `items` go from the left to the right.
 */
export function stackNames(
  items: readonly Stackable[],
  { left, right, most }: { readonly left: number; readonly right: number; readonly most: number },
): readonly Stacked[] | undefined {
  let tries = 0;
  const placed: Placed[] = [];
  const candidates = ({ x, words }: Stackable): readonly Placed[] =>
    Array.from({ length: most }, (_, row) => row).flatMap((row) =>
      (['center', 'left', 'right'] as const).flatMap((align): Placed[] => {
        const at = x + (align === 'left' ? -BEFORE_STEM_MM : align === 'right' ? BEFORE_STEM_MM : 0);
        const { all } = boxesOf(words, { x: at, y: 0, align });
        const inside = Math.max(left - all.x, 0) + Math.min(right - all.x - all.width, 0);
        // A name in the middle may be pushed into the room as long as it stands over its stem.
        if (inside !== 0 && (align !== 'center' || Math.abs(inside) > all.width / 2)) return [];
        return [
          { row, x: at + inside, align, stem: x, from: all.x + inside, to: all.x + inside + all.width },
        ];
      }),
    );
  const all = items.map(candidates);
  const place = (index: number): boolean => {
    const own = all[index];
    if (!own) return true;
    for (const candidate of own) {
      tries += 1;
      if (tries > MOST_TRIES) return false;
      if (!placed.every((other) => areClear(candidate, other))) continue;
      placed.push(candidate);
      if (place(index + 1)) return true;
      placed.pop();
    }
    return false;
  };
  return place(0) ? placed : undefined;
}
