import {
  type Box,
  boxContains,
  boxesMeet,
  distance,
  flattenPath,
  growBox,
  interpolate,
  type PathStep,
  type Point,
  type Polyline,
  segmentInBox,
} from '@tastwerk/editor-core/geometry';
import { type PathPrimitive, type Primitive, primitiveBounds, type Scene } from '@tastwerk/editor-core/scene';

/** How far beside its page something may lie before it is left out or cut, in mm: farther than the mitre of the widest line reaches. */
const BESIDE_MM = 100;

/**
 * Most dashes of one line that are drawn as dashes. So many dots that do not touch have no room on A3; and a rasteriser leaves out
 * a line of a million dashes without a word.
 */
const MAX_DASHES = 200_000;

interface Chord {
  readonly from: Point;
  readonly to: Point;
  /** Length of the line before the chord and with it, in mm. */
  readonly startMm: number;
  readonly endMm: number;
}

function chordsOf({ points, closed }: Polyline): readonly Chord[] {
  const first = points[0];
  const corners = closed && first ? [...points, first] : points;
  let startMm = 0;
  return corners.slice(1).flatMap((to, index): Chord[] => {
    const from = corners[index] ?? to;
    const chord = { from, to, startMm, endMm: startMm + distance(from, to) };
    startMm = chord.endMm;
    return [chord];
  });
}

/** From where to where `chord` runs within `box`, in mm along the line; `undefined` where it runs beside it. */
function within({ from, to, startMm, endMm }: Chord, box: Box): readonly [number, number] | undefined {
  const [enters, leaves] = segmentInBox(from, to, box) ?? [1, 0];
  const lengthMm = endMm - startMm;
  return enters < leaves ? [startMm + enters * lengthMm, startMm + leaves * lengthMm] : undefined;
}

function pointAt({ from, to, startMm, endMm }: Chord, alongMm: number): Point {
  return interpolate(from, to, (alongMm - startMm) / (endMm - startMm));
}

/** The parts of `line` that run through `box`, each begun where a dash begins, so that all dashes stay where they were. */
function partsWithin(line: Polyline, box: Box, periodMm: number): readonly (readonly PathStep[])[] {
  const chords = chordsOf(line);
  const parts: { firstMm: number; lastMm: number }[] = [];
  for (const chord of chords) {
    const inside = within(chord, box);
    if (!inside) continue;
    const firstMm = Math.floor(inside[0] / periodMm) * periodMm;
    const last = parts.at(-1);
    if (last && firstMm <= last.lastMm) last.lastMm = inside[1];
    else parts.push({ firstMm, lastMm: inside[1] });
  }
  let next = 0;
  return parts.map(({ firstMm, lastMm }) => {
    const steps: PathStep[] = [];
    while ((chords[next]?.endMm ?? Infinity) <= firstMm) next += 1;
    for (let index = next; index < chords.length; index += 1) {
      const chord = chords[index];
      if (!chord || chord.startMm >= lastMm) break;
      if (steps.length === 0) steps.push({ kind: 'M', to: pointAt(chord, Math.max(chord.startMm, firstMm)) });
      steps.push({ kind: 'L', to: pointAt(chord, Math.min(chord.endMm, lastMm)) });
    }
    return steps;
  });
}

function lengthOf(path: readonly PathStep[]): number {
  return flattenPath(path)
    .flatMap((line) => chordsOf(line))
    .reduce((sum, { startMm, endMm }) => sum + endMm - startMm, 0);
}

/** `primitive` with its outline, where it is dashed, cut near `page`; solid where it has too many dashes even so. */
function cutDashes(primitive: PathPrimitive, page: Box): readonly Primitive[] {
  const { stroke, ...inside } = primitive;
  if (!stroke?.dashMm) return [primitive];
  const { dashMm, ...solid } = stroke;
  const periodMm = dashMm.reduce((sum, length) => sum + length, 0);
  const isNear = boxContains(page, primitiveBounds(primitive));
  const path = isNear
    ? primitive.path
    : flattenPath(primitive.path).flatMap((piece) => partsWithin(piece, page, periodMm).flat());
  const isCountable = lengthOf(path) <= MAX_DASHES * periodMm;
  if (isNear && isCountable) return [primitive];
  const { layer, objectId } = primitive;
  const line = { type: 'path', layer, objectId, path, stroke: isCountable ? stroke : solid } as const;
  return primitive.fill === undefined ? [line] : [inside, line];
}

function cut(primitive: Primitive, page: Box): readonly Primitive[] {
  if (!boxesMeet(primitiveBounds(primitive), page)) return [];
  return primitive.type === 'path' ? cutDashes(primitive, page) : [primitive];
}

/**
 * `scene` with what is seen of it: nothing that lies beside its page, no dashes kilometres away. Its page looks the same; what
 * draws it has only as much to do as a page can ask for.
 */
export function onPage(scene: Scene): Scene {
  const page = growBox({ x: 0, y: 0, width: scene.widthMm, height: scene.heightMm }, BESIDE_MM);
  return { ...scene, primitives: scene.primitives.flatMap((primitive) => cut(primitive, page)) };
}
