import { type Box, boxAround, boxCentre, growBox } from '../geometry/box.js';
import type { Point } from '../geometry/point.js';
import { LIMITS } from '../values/limits.js';
import type { PathObject, PathPoint } from '../objects/path/schema.js';
import { NO_INSIDE, type ShapeStyle } from '../objects/shape-style.js';
import { swellProfile } from '../proofing/profiles/swell.js';
import type { Kinds } from '../objects/kinds.js';

/** What is traced: dark parts as areas, or the edges between light and dark as lines. */
export type TraceMode = 'areas' | 'outlines';

/**
 * A traced picture, in px of it. Each path is one dark part, first its outline and then its holes; or in the mode of outlines one
 * line, closed where it comes back to its beginning.
 */
export interface TracedPicture {
  readonly mode: TraceMode;
  readonly width: number;
  readonly height: number;
  readonly paths: readonly { readonly points: readonly PathPoint[]; readonly closed: boolean }[];
}

/** Areas swell as a whole, outlines as main lines. */
const LOOK: Readonly<Record<TraceMode, Partial<ShapeStyle>>> = {
  areas: { ...NO_INSIDE, fill: 'black', border: false },
  outlines: {
    ...NO_INSIDE,
    border: true,
    borderColour: 'black',
    borderWidth: swellProfile.lineWidth.mainMm,
    borderStyle: 'solid',
  },
};

/** How a traced picture comes onto a page. */
export interface TracePlacement {
  /** Where the whole picture lies, in page mm; its height follows from its width. */
  readonly at: Point;
  readonly widthMm: number;
  /** Parts and holes that are smaller than this on both sides are left out: a finger does not tell them from a speck. Outlines all stay. */
  readonly leastPartMm: number;
  /** Boxes of texts in px: what was traced of their letters is left out. */
  readonly texts: readonly Box[];
}

/** What becomes of a traced picture. */
export interface TracedPaths {
  readonly paths: readonly PathObject[];
  /** How many parts, and how many holes, were too small. */
  readonly partsLeftOut: number;
  readonly holesFilled: number;
}

function piecesOf(points: readonly PathPoint[]): readonly (readonly PathPoint[])[] {
  const pieces: PathPoint[][] = [];
  for (const point of points) {
    if (point.kind === 'M') pieces.push([point]);
    else pieces.at(-1)?.push(point);
  }
  return pieces.filter((piece) => piece.length >= 2);
}

/** The box around a piece's ends; its curves leave it by less than a part counts. */
function boxOf(piece: readonly PathPoint[]): Box {
  return boxAround(piece.map(({ x, y }) => ({ x, y })));
}

/** Letters stick out a little of the box that a recogniser sees. */
const LETTERS_OUT = 0.2;

function isLetter(part: Box, texts: readonly Box[]): boolean {
  const { x, y } = boxCentre(part);
  return texts.some((text) => {
    const around = growBox(text, text.height * LETTERS_OUT);
    const isInside =
      x >= around.x && x <= around.x + around.width && y >= around.y && y <= around.y + around.height;
    return isInside && part.height <= around.height;
  });
}

function mapped(point: PathPoint, map: (x: number, y: number) => Point): PathPoint {
  const to = map(point.x, point.y);
  if (point.kind !== 'C') return { kind: point.kind, ...to };
  const [c1, c2] = [map(point.x1, point.y1), map(point.x2, point.y2)];
  return { kind: 'C', x1: c1.x, y1: c1.y, x2: c2.x, y2: c2.y, ...to };
}

/** Steps in a millimetre to which points are rounded: finer than any printer. */
const STEPS_PER_MM = 1000;

function rounded(mm: number): number {
  return Math.round(mm * STEPS_PER_MM) / STEPS_PER_MM;
}

/** Paths that swell for the parts of `picture` that a finger can tell, or for its outlines; `newId` gives each its id. */
export function tracedPaths(
  kinds: Kinds,
  picture: TracedPicture,
  placement: TracePlacement,
  newId: () => string,
): TracedPaths {
  const scale = placement.widthMm / picture.width;
  const isSmall = ({ width, height }: Box) =>
    picture.mode === 'areas' && Math.max(width, height) * scale < placement.leastPartMm;
  let [partsLeftOut, holesFilled] = [0, 0];
  const paths = picture.paths.flatMap(({ points, closed }): readonly PathObject[] => {
    const [outline, ...holes] = piecesOf(points);
    if (!outline) return [];
    const box = boxOf(outline);
    if (isLetter(box, placement.texts)) return [];
    const kept = holes.filter((hole) => !isSmall(boxOf(hole)));
    const all = [outline, ...kept].flat();
    if (isSmall(box) || all.length > LIMITS.pathPoints) {
      partsLeftOut += 1;
      return [];
    }
    holesFilled += holes.length - kept.length;
    const [first] = outline;
    const origin = { x: first?.x ?? 0, y: first?.y ?? 0 };
    const map = (x: number, y: number) => ({
      x: rounded((x - origin.x) * scale),
      y: rounded((y - origin.y) * scale),
    });
    const path = kinds.create('path', {
      uuid: newId(),
      x: rounded(placement.at.x + origin.x * scale),
      y: rounded(placement.at.y + origin.y * scale),
      points: all.map((point) => mapped(point, map)),
      closed,
      ...LOOK[picture.mode],
    });
    return [path];
  });
  return { paths, partsLeftOut, holesFilled };
}
