import type { ImageDescription } from '@tastwerk/editor-core';
import type { Point } from '@tastwerk/editor-core/geometry';
import { Drawing } from '../../figures/drawing.js';
import { labelSize, LINE_MM } from '../../sheet/draw.js';
import type { ChartType, LaidOut, Sheet } from '../../sheet/sheet.js';
import { closestEdges, projected } from '../../solids/oblique.js';
import { writeNumber } from '../../texts/numbers.js';
import { describeSolid } from './describe-solid.js';
import { type FlatSolid, flatSolidOf, roundLinesOf, tipAboveBase } from './solid-figure.js';
import { solidSchema, type SolidSpec } from './solid-spec.js';

export type { SolidSpec } from './solid-spec.js';

/** A drawing is not larger than this, in mm: both hands feel it at once. */
const MOST_MM = 200;
/** Shorter edges, and edges closer together, in mm, are not told apart: the least side of a part, and the least gap with the lines. */
const LEAST_MM = { edge: 12, gap: 4.5 } as const;
/** From the solid to the line that shows its height, and length of the strokes at its ends, in mm. */
const HEIGHT_LINE = { gapMm: 12, strokeMm: 6 } as const;
/** Radius around the place that a label names: half a line, and a little for the print, in mm. */
const MARK_MM = 1.5;
/** How much farther off a name may stand beside an edge that is not level, in mm. */
const FARTHER_MM = [0, 4.5, 9] as const;
/** Between labels and the solid, in mm. */
const BESIDE_MM = 6;

const cornerName = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);

/** A length as it is written: with its letter. */
function lengthsOf(spec: SolidSpec): Readonly<Record<'width' | 'depth' | 'height', string>> {
  const { shape, width, depth, height, unit, language } = spec;
  const write = (letter: string, value: number) =>
    `${letter} = ${writeNumber(value, language)} ${unit}`.trim();
  const isRound = shape === 'cylinder' || shape === 'cone' || shape === 'sphere';
  return {
    width: isRound ? write('r', width / 2) : write('a', width),
    depth: write('b', depth),
    height: write(shape === 'cuboid' ? 'c' : 'h', height),
  };
}

/** Which lengths the labels of a solid name. */
const NAMED = {
  cube: ['width'],
  cuboid: ['width', 'depth', 'height'],
  prism: ['width', 'height'],
  pyramid: ['width', 'height'],
  cylinder: ['width', 'height'],
  cone: ['width', 'height'],
  sphere: ['width'],
} as const satisfies Record<SolidSpec['shape'], readonly ('width' | 'depth' | 'height')[]>;

function textsOf(spec: SolidSpec): readonly string[] {
  if (spec.labels === 'lengths') return NAMED[spec.shape].map((name) => lengthsOf(spec)[name]);
  if (spec.labels === 'none') return [];
  const count = flatSolidOf(spec)?.solid.corners.length ?? 0;
  return Array.from({ length: count }, (_, index) => cornerName(index));
}

/** How places of the solid become places on the page. */
interface Scaled {
  readonly at: (point: Point) => Point;
  readonly mmPerUnit: number;
}

/** Room for labels at the left and at the right of a solid, in mm. */
function sideRoom(sheet: Sheet, spec: SolidSpec): { readonly left: number; readonly right: number } {
  const roomOf = (text: string) => labelSize(sheet, text).width + BESIDE_MM;
  if (spec.labels === 'none') return { left: LINE_MM.data, right: LINE_MM.data };
  if (spec.labels === 'corners') {
    const widest = Math.max(0, ...textsOf(spec).map(roomOf));
    return { left: widest, right: widest };
  }
  const { shape } = spec;
  const { width, depth, height } = lengthsOf(spec);
  const hasLine = shape === 'pyramid' || shape === 'cone';
  const isRound = shape === 'cylinder' || shape === 'cone' || shape === 'sphere';
  const hasHeight = shape !== 'cube' && shape !== 'sphere';
  return {
    left: hasHeight ? roomOf(height) + (hasLine ? HEIGHT_LINE.gapMm : 0) : LINE_MM.data,
    right: isRound ? roomOf(width) : shape === 'cuboid' ? roomOf(depth) : LINE_MM.data,
  };
}

/** The scale at which `points` fill the area with room for labels. */
function scaledTo(sheet: Sheet, spec: SolidSpec, points: readonly Point[]): Scaled {
  const { area } = sheet;
  const height = labelSize(sheet, 'A').height;
  const isLabelled = spec.labels !== 'none';
  const { left: leftMm, right: rightMm } = sideRoom(sheet, spec);
  const aboveMm = isLabelled ? height + BESIDE_MM : LINE_MM.data;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const mmPerUnit = Math.min(
    Math.min(MOST_MM, Math.max(1, area.width - leftMm - rightMm)) / (right - left),
    Math.min(MOST_MM, Math.max(1, area.height - 2 * aboveMm)) / (bottom - top),
  );
  // In the middle of the paper where the labels leave room for that.
  const half = ((right - left) * mmPerUnit) / 2;
  const [least, most] = [area.x + leftMm + half, area.x + area.width - rightMm - half];
  const x = Math.min(Math.max(area.x + area.width / 2, least), Math.max(least, most));
  const middle = { x, y: area.y + aboveMm + ((bottom - top) * mmPerUnit) / 2 };
  return {
    mmPerUnit,
    at: ({ x, y }) => ({
      x: middle.x + (x - (left + right) / 2) * mmPerUnit,
      y: middle.y + (y - (top + bottom) / 2) * mmPerUnit,
    }),
  };
}

const HIDDEN = { borderStyle: 'dashed', borderWidth: LINE_MM.axis } as const;
const SEEN = { borderWidth: LINE_MM.data } as const;

/** A line beside the solid that is as long as it is high. */
function drawHeight(
  drawing: Drawing,
  x: number,
  [top, bottom]: readonly [number, number],
  text: string,
): void {
  const half = HEIGHT_LINE.strokeMm / 2;
  const look = { borderWidth: LINE_MM.help };
  drawing.line('height', { x, y: top }, { x, y: bottom }, look);
  drawing.line('height top', { x: x - half, y: top }, { x: x + half, y: top }, look);
  drawing.line('height bottom', { x: x - half, y: bottom }, { x: x + half, y: bottom }, look);
  write(drawing, 'name height', text, { x, y: (top + bottom) / 2 }, [180, 170, 190]);
}

function write(drawing: Drawing, role: string, text: string, at: Point, directions: readonly number[]): void {
  const isWritten = FARTHER_MM.some((farther) =>
    drawing.name(role, { text }, { at, radius: MARK_MM + farther, directions, mayLead: false }),
  );
  if (!isWritten) drawing.noRoom(text);
}

const middleOf = ({ a, b }: { readonly a: Point; readonly b: Point }): Point => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
});

function drawFlat(drawing: Drawing, sheet: Sheet, spec: SolidSpec, { solid, edges }: FlatSolid): void {
  const corners = solid.corners.map(projected);
  const { at, mmPerUnit } = scaledTo(sheet, spec, corners);
  const placed = edges
    .filter(({ isHidden }) => spec.showsHidden || !isHidden)
    .map((edge) => ({ ...edge, a: at(edge.a), b: at(edge.b) }));
  for (const { from, to, a, b, isHidden } of placed.toSorted(
    (one, other) => Number(other.isHidden) - Number(one.isHidden),
  ))
    drawing.line(`edge ${from} ${to}`, a, b, isHidden ? HIDDEN : SEEN);
  const lengths = placed.map(({ a, b }) => Math.hypot(a.x - b.x, a.y - b.y));
  const { distance } = closestEdges(placed);
  if (Math.min(...lengths) < LEAST_MM.edge || distance < LEAST_MM.gap)
    drawing.note('figure-too-small', {}, true);

  if (spec.labels === 'corners') {
    const used = new Set(placed.flatMap(({ from, to }) => [from, to]));
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const centre = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
    corners.forEach((corner, index) => {
      if (!used.has(index)) return;
      const outward = (Math.atan2(centre.y - corner.y, corner.x - centre.x) * 180) / Math.PI;
      const directions = [0, 30, -30, 60, -60, 90, -90, 120, -120, 150, 180, -150].map((by) => outward + by);
      write(drawing, `corner ${index}`, cornerName(index), at(corner), directions);
    });
  }
  if (spec.labels !== 'lengths') return;
  const texts = lengthsOf(spec);
  const seen = placed.filter(({ isHidden }) => !isHidden);
  const lowest = seen.toSorted((one, other) => middleOf(other).y - middleOf(one).y)[0];
  if (lowest) write(drawing, 'name width', texts.width, middleOf(lowest), [270, 285, 255]);
  const right = seen.find(({ from, to }) => (from === 1 && to === 2) || (from === 2 && to === 1));
  if (spec.shape === 'cuboid' && right)
    write(drawing, 'name depth', texts.depth, middleOf(right), [350, 345, 340, 335, 330, 0]);
  if (spec.shape === 'cube') return;
  const xs = placed.flatMap(({ a, b }) => [a.x, b.x]);
  const tip = solid.corners.at(-1);
  if (spec.shape === 'pyramid' && tip) {
    const y = at(projected(tip)).y;
    drawHeight(drawing, Math.min(...xs) - HEIGHT_LINE.gapMm, [y, y + spec.height * mmPerUnit], texts.height);
    return;
  }
  const upright = seen.filter(({ a, b }) => Math.abs(a.x - b.x) < 1e-6);
  const left = upright.toSorted((one, other) => one.a.x - other.a.x)[0];
  if (left) write(drawing, 'name height', texts.height, middleOf(left), [180, 170, 190]);
}

function drawRound(drawing: Drawing, sheet: Sheet, spec: SolidSpec): void {
  const lines = roundLinesOf(spec).filter(({ isHidden }) => spec.showsHidden || !isHidden);
  const points = lines.flatMap((line) => line.points);
  const { at, mmPerUnit } = scaledTo(sheet, spec, points);
  for (const { role, points: own, isHidden } of lines) {
    const placed = own.map(at);
    const [from, to] = placed;
    if (isClosed(own)) drawing.polygon(role, placed.slice(0, -1), SEEN);
    else if (placed.length === 2 && from && to) drawing.line(role, from, to, isHidden ? HIDDEN : SEEN);
    else drawing.path(role, placed, isHidden ? HIDDEN : SEEN);
  }
  const radius = spec.width / 2;
  const isLow = spec.shape === 'cylinder' && spec.height * mmPerUnit < LEAST_MM.edge;
  if (radius * mmPerUnit < LEAST_MM.edge || isLow) drawing.note('figure-too-small', {}, true);
  if (spec.shape === 'cone' && tipAboveBase(spec) * mmPerUnit < LEAST_MM.edge)
    drawing.note('solid-cone-flat', {}, true);
  if (spec.labels !== 'lengths') return;
  const texts = lengthsOf(spec);
  const level = spec.shape === 'cylinder' ? -spec.height : 0;
  const end = at({ x: radius, y: level });
  drawing.line('radius', at({ x: 0, y: level }), end, { borderWidth: LINE_MM.help });
  write(drawing, 'name radius', texts.width, end, [0, 15, -15, 30, -30]);
  if (spec.shape === 'sphere') return;
  if (spec.shape === 'cylinder') {
    write(drawing, 'name height', texts.height, at({ x: -radius, y: -spec.height / 2 }), [180, 170, 190]);
    return;
  }
  const x = at({ x: -radius, y: 0 }).x - HEIGHT_LINE.gapMm;
  drawHeight(drawing, x, [at({ x: 0, y: -spec.height }).y, at({ x: 0, y: 0 }).y], texts.height);
}

const isClosed = (points: readonly Point[]): boolean => {
  const [first, last] = [points[0], points.at(-1)];
  return points.length > 2 && !!first && !!last && Math.hypot(first.x - last.x, first.y - last.y) < 1e-9;
};

function layOut(spec: SolidSpec, sheet: Sheet): LaidOut {
  const drawing = new Drawing(sheet);
  const flat = flatSolidOf(spec);
  if (flat) drawFlat(drawing, sheet, spec, flat);
  else drawRound(drawing, sheet, spec);
  return { objects: drawing.objects(), textures: [], strokes: [], notes: drawing.notes };
}

const describe = (spec: SolidSpec): ImageDescription => describeSolid(spec, flatSolidOf(spec));

/** A solid in oblique projection, its hidden edges dashed. */
export const solid: ChartType<SolidSpec> = {
  schema: solidSchema,
  sample: (language) => ({
    type: 'solid',
    title: language === 'de' ? 'Quader' : 'Cuboid',
    language,
    shape: 'cuboid',
    sides: 6,
    width: 5,
    depth: 4,
    height: 3,
    unit: 'cm',
    showsHidden: true,
    labels: 'lengths',
  }),
  paper: () => 'landscape',
  texts: textsOf,
  layOut,
  describe,
};
