import { type Texture, type TextureMark, type TextureName, textureOf } from '../values/textures.js';
import { boxAround } from '../geometry/box.js';
import { flattenPath, type Polyline } from '../geometry/flatten.js';
import { distanceToSegment, isInside, segmentsOf } from '../geometry/nearness.js';
import { distance, interpolate, type Point } from '../geometry/point.js';
import type { Subject } from '../outlines/subject.js';
import type { Kinds } from '../objects/kinds.js';

/** Raised ink of one object or of many: mm² by the square of the page that it lies in. */
export type InkBySquare = ReadonlyMap<string, number>;

/** Side of a square in mm: three by three make the window that the density rule looks through. */
export const SQUARE_MM = 20;

/** Distance of the points at which an area is looked at, and longest piece of a line that counts as in one place, in mm. */
const SAMPLE_MM = 5;

/** The square at `column`, `row`. */
export function squareKey(column: number, row: number): string {
  return `${column} ${row}`;
}

function add(ink: Map<string, number>, at: Point, area: number): void {
  const key = squareKey(Math.floor(at.x / SQUARE_MM), Math.floor(at.y / SQUARE_MM));
  ink.set(key, (ink.get(key) ?? 0) + area);
}

function addLine(ink: Map<string, number>, piece: Polyline, widthMm: number): void {
  for (const [from, to] of segmentsOf(piece, false)) {
    const length = distance(from, to);
    const parts = Math.max(1, Math.ceil(length / SAMPLE_MM));
    for (let part = 0; part < parts; part += 1) {
      add(ink, interpolate(from, to, (part + 0.5) / parts), (length / parts) * widthMm);
    }
  }
}

function addArea(ink: Map<string, number>, region: readonly Polyline[], share: number): void {
  const box = boxAround(region.flatMap(({ points }) => points));
  for (let y = box.y + SAMPLE_MM / 2; y < box.y + box.height; y += SAMPLE_MM) {
    for (let x = box.x + SAMPLE_MM / 2; x < box.x + box.width; x += SAMPLE_MM) {
      if (isInside({ x, y }, region)) add(ink, { x, y }, SAMPLE_MM * SAMPLE_MM * share);
    }
  }
}

/** Points at which a tile is looked at, along each side. */
const TILE_SAMPLES = 24;

function isRaised(mark: TextureMark, point: Point): boolean {
  if (mark.kind === 'dot') return distance(point, mark) <= mark.diameterMm / 2;
  const [from, to] = [
    { x: mark.x1, y: mark.y1 },
    { x: mark.x2, y: mark.y2 },
  ];
  return distanceToSegment(point, from, to) <= mark.widthMm / 2;
}

function shareOfTile({ widthMm, heightMm, marks }: Extract<Texture, { kind: 'tile' }>): number {
  let raised = 0;
  for (let index = 0; index < TILE_SAMPLES ** 2; index += 1) {
    const across = ((index % TILE_SAMPLES) + 0.5) / TILE_SAMPLES - 0.5;
    const down = (Math.floor(index / TILE_SAMPLES) + 0.5) / TILE_SAMPLES - 0.5;
    const point = { x: across * widthMm, y: down * heightMm };
    if (marks.some((mark) => isRaised(mark, point))) raised += 1;
  }
  return raised / TILE_SAMPLES ** 2;
}

const shares = new Map<TextureName, number>();

/** The share of an area that its texture raises, 0 to 1. */
function inkShareOf(name: TextureName): number {
  const before = shares.get(name);
  if (before !== undefined) return before;
  const texture = textureOf(name);
  const share = texture.kind === 'tile' ? shareOfTile(texture) : texture.kind === 'solid' ? 1 : 0;
  shares.set(name, share);
  return share;
}

const known = new WeakMap<Subject, InkBySquare>();

/** The raised ink of a shape; none for labels and legends, whose dots are far apart. Kept as long as the subject is the same. */
export function inkOfSubject(kinds: Kinds, subject: Subject): InkBySquare {
  const before = known.get(subject);
  if (before) return before;
  const ink = new Map<string, number>();
  if ('style' in subject.form) {
    const outline = subject.stroke ? kinds.outlineOf(subject.object) : undefined;
    for (const piece of outline ? flattenPath(outline) : [])
      addLine(ink, piece, subject.stroke?.widthMm ?? 0);
    if (subject.solids.length > 0) addArea(ink, subject.solids, 1);
    else if (subject.solidTexture.length > 0) addArea(ink, subject.solidTexture, 1);
    else if (subject.texture) addArea(ink, subject.texture.region, inkShareOf(subject.texture.name));
  }
  known.set(subject, ink);
  return ink;
}
