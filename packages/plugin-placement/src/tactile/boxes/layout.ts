import type { Box } from '@tastwerk/editor-core/geometry';
import { neededMm, placedIn, pressedPlaces } from './axis.js';
import type { Part } from './diagram.js';
import { axisOf, type DirectedGaps, type Direction, type Grid, partsAt, placedBox } from './grid.js';
import { handiest, type Size, type WordSize } from './word-sizes.js';

/** The sizes that the words of a part allow: in full, and abbreviated. */
export interface Choices {
  readonly full: readonly WordSize[];
  readonly short: readonly WordSize[];
}

/** A diagram arranged again. */
export interface Layout {
  /** The box of each part of the grid. */
  readonly boxes: readonly Box[];
  /** What was chosen for each part with words. */
  readonly chosen: ReadonlyMap<number, WordSize>;
  readonly x: readonly number[];
  readonly y: readonly number[];
}

const DIRECTIONS = ['x', 'y'] as const;
const lengthOf = (size: Size, direction: Direction): number => (direction === 'x' ? size.width : size.height);
const otherThan = (direction: Direction): Direction => (direction === 'x' ? 'y' : 'x');

/** How often a size is changed before a diagram counts as one without room. */
const MOST_CHANGES = 400;

/** A size that is smaller by less, in mm, changes nothing. */
const LEAST_MM = 1;

/** A choice of sizes for the words of a grid, changed until all has room. */
class Choosing {
  readonly chosen = new Map<number, WordSize>();

  constructor(
    private readonly grid: Grid,
    private readonly choices: ReadonlyMap<number, Choices>,
    private readonly room: Box,
    private readonly gaps: DirectedGaps,
    private readonly mayAbbreviate: boolean,
  ) {
    for (const [part, { full, short }] of choices) {
      const size = handiest(full) ?? (mayAbbreviate ? handiest(short) : undefined);
      if (size) this.chosen.set(part, size);
    }
  }

  sizes(): readonly Size[] {
    return this.grid.parts.map((part, index) => this.chosen.get(index) ?? sizeOf(part));
  }

  axis(direction: Direction) {
    return axisOf(this.grid, direction, this.sizes(), this.gaps);
  }

  private missing(direction: Direction): number {
    return neededMm(this.axis(direction)) - lengthOf(this.room, direction);
  }

  private with<T>(part: number, size: WordSize, ask: () => T): T {
    const before = this.chosen.get(part);
    this.chosen.set(part, size);
    const answer = ask();
    if (before) this.chosen.set(part, before);
    return answer;
  }

  /** Makes one of the parts on which the length depends smaller; false where that is not possible. */
  private narrowed(direction: Direction): boolean {
    const across = otherThan(direction);
    const mostMm = Math.max(0, this.missing(across));
    const pressed = partsAt(this.grid, direction, pressedPlaces(this.axis(direction)));
    const shorter = pressed.flatMap((part) => {
      const own = this.chosen.get(part);
      const { full = [], short = [] } = this.choices.get(part) ?? {};
      if (!own) return [];
      const most = lengthOf(own, direction) - LEAST_MM;
      return (own.isAbbreviated ? short : full)
        .filter((size) => lengthOf(size, direction) <= most)
        .filter(
          (size) =>
            lengthOf(size, across) <= lengthOf(own, across) ||
            this.with(part, size, () => this.missing(across)) <= mostMm + 1e-6,
        )
        .map((size) => ({
          part,
          size,
          // What grows across in place of what it saves; lines that are broken once more are harder to read.
          cost:
            (Math.max(0, lengthOf(size, across) - lengthOf(own, across)) + 1) /
            (lengthOf(own, direction) - lengthOf(size, direction)),
        }));
    });
    const [best] = shorter.toSorted((one, other) => one.cost - other.cost);
    if (best) {
      this.chosen.set(best.part, best.size);
      return true;
    }
    if (!this.mayAbbreviate) return false;
    const abbreviated = pressed.flatMap((part) => {
      const own = this.chosen.get(part);
      const size = handiest(this.choices.get(part)?.short ?? []);
      const saved = own && size ? lengthOf(own, direction) - lengthOf(size, direction) : 0;
      return own && size && !own.isAbbreviated && saved > LEAST_MM ? [{ part, size, saved }] : [];
    });
    const [longest] = abbreviated.toSorted((one, other) => other.saved - one.saved);
    if (longest) this.chosen.set(longest.part, longest.size);
    return longest !== undefined;
  }

  /** Whether there is room where each part is as small in each direction as it can be. */
  private isThinkable(): boolean {
    const least = this.grid.parts.map((part, index): Size => {
      const { full, short } = this.choices.get(index) ?? {};
      const sizes = [...(full ?? []), ...(this.mayAbbreviate ? (short ?? []) : [])];
      if (sizes.length === 0) return sizeOf(part);
      return {
        width: Math.min(...sizes.map(({ width }) => width)),
        height: Math.min(...sizes.map(({ height }) => height)),
      };
    });
    return DIRECTIONS.every(
      (direction) =>
        neededMm(axisOf(this.grid, direction, least, this.gaps)) <= lengthOf(this.room, direction),
    );
  }

  /** Whether all parts have room, smaller or abbreviated where they must be. */
  fit(): boolean {
    if ([...this.choices.keys()].some((part) => !this.chosen.has(part)) || !this.isThinkable()) return false;
    for (let change = 0; change < MOST_CHANGES; change += 1) {
      const direction = DIRECTIONS.find((one) => this.missing(one) > 0);
      if (!direction) return true;
      if (!this.narrowed(direction)) {
        const other = otherThan(direction);
        if (this.missing(other) <= 0 || !this.narrowed(other)) return false;
      }
    }
    return false;
  }

  private isRoomy(): boolean {
    return DIRECTIONS.every((direction) => this.missing(direction) <= 0);
  }

  /** Writes words in full again where others left room for them, then gives boxes that were equal one size. */
  relax(): void {
    for (const [part, own] of this.chosen) {
      if (!own.isAbbreviated) continue;
      const full = this.choices.get(part)?.full ?? [];
      const size = full.find((one) => this.with(part, one, () => this.isRoomy()));
      if (size) this.chosen.set(part, size);
    }
    for (const [part, own] of this.chosen) {
      const alike = [...this.chosen].filter(([other]) =>
        isAlike(this.grid.parts[part], this.grid.parts[other]),
      );
      for (const direction of DIRECTIONS) {
        const side = direction === 'x' ? 'width' : 'height';
        const most = Math.max(...alike.map(([other]) => this.chosen.get(other)?.[side] ?? 0));
        const size = { ...(this.chosen.get(part) ?? own), [side]: most };
        if (this.with(part, size, () => this.isRoomy())) this.chosen.set(part, size);
      }
    }
  }
}

/** Boxes of a row or a column that were drawn in one size are one size again, to this in mm. */
const SAME_MM = 1;

function isAlike(one: Part | undefined, other: Part | undefined): boolean {
  if (!one || !other) return false;
  const isSame = (a: number, b: number) => Math.abs(a - b) < SAME_MM;
  return (
    isSame(one.box.width, other.box.width) &&
    isSame(one.box.height, other.box.height) &&
    (isSame(one.box.y, other.box.y) || isSame(one.box.x, other.box.x))
  );
}

/** The size of what keeps its size: frames and lines have none of their own. */
const sizeOf = ({ kind, box }: Part): Size =>
  kind === 'frame' || kind === 'level' || kind === 'upright' ? { width: 0, height: 0 } : box;

/** `grid` laid out in `room`; undefined where it has no room. */
export function layoutOf(
  grid: Grid,
  choices: ReadonlyMap<number, Choices>,
  room: Box,
  gaps: DirectedGaps,
  mayAbbreviate: boolean,
): Layout | undefined {
  const choosing = new Choosing(grid, choices, room, gaps, mayAbbreviate);
  if (!choosing.fit()) return undefined;
  choosing.relax();
  const x = placedIn(choosing.axis('x'), { from: room.x, to: room.x + room.width });
  const y = placedIn(choosing.axis('y'), { from: room.y, to: room.y + room.height });
  if (!x || !y) return undefined;
  const sizes = choosing.sizes();
  const boxes = grid.parts.map((_, part) =>
    placedBox(grid, part, sizes[part] ?? { width: 0, height: 0 }, x, y),
  );
  return { boxes, chosen: choosing.chosen, x, y };
}
