import type { PageObject, PathPoint } from '@tastwerk/editor-core';
import { type Box, boxesMeet, growBox, type Point } from '@tastwerk/editor-core/geometry';
import { drawLabel, LABEL_HEIGHT_MM, labelSize, type LabelText, LINE_MM } from '../../sheet/draw.js';
import { legendRoom } from '../../sheet/series.js';
import type { ChartNote, LaidOut, Sheet } from '../../sheet/sheet.js';
import { patternOf, SERIES_TEXTURES } from '../../sheet/styles.js';
import { note } from '../../texts/notes.js';
import { MOST_PARTS, OTHER, type Part, type Parts, partsOf, type PieSpec, withPercent } from './parts.js';

/** From the circle to a label outside of it, in mm (TU Dresden BB_A: 3 to 6). */
const TO_LABEL_MM = 4;
/** Between two labels, in mm. */
const BETWEEN_LABELS_MM = 3;
/** The largest radius, in mm: two hands span the circle. */
const MOST_RADIUS_MM = 85;
/** How far from the middle a part must be as wide as an area, as a share of the radius. */
const FELT_AT = 2 / 3;
/** An arc is drawn by curves of at most this angle, in radians: 45 degrees, which keeps to the circle within 0.01 mm. */
const CURVE_ANGLE = Math.PI / 4;
/** Step in mm by which a label is moved away from the circle until it is clear of it. */
const STEP_MM = 0.5;

/** A part with its place on the circle; angles in radians, clockwise from 12 o'clock. */
interface Slice {
  readonly part: Part;
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

interface Circle {
  readonly centre: Point;
  readonly radius: number;
}

const onCircle = ({ centre, radius }: Circle, angle: number, scale = 1): Point => ({
  x: centre.x + radius * scale * Math.sin(angle),
  y: centre.y - radius * scale * Math.cos(angle),
});

function slicesOf(parts: readonly Part[]): readonly Slice[] {
  let at = 0;
  return parts.map((part, index) => {
    const from = at;
    at += part.share * 2 * Math.PI;
    return { part, index, from, to: index === parts.length - 1 ? 2 * Math.PI : at };
  });
}

/** The outline of a slice: from the middle along its sides and the arc between them. */
function outlineOf(circle: Circle, { from, to }: Slice): readonly PathPoint[] {
  const { centre } = circle;
  const start = onCircle(circle, from);
  const curves = Math.max(1, Math.ceil((to - from) / CURVE_ANGLE - 1e-9));
  const each = (to - from) / curves;
  // Length of the control points' tangents for a quarter or less of a circle.
  const reach = (4 / 3) * Math.tan(each / 4) * circle.radius;
  const arc = Array.from({ length: curves }, (_, index): PathPoint => {
    const [a, b] = [from + index * each, from + (index + 1) * each];
    const [p, q] = [onCircle(circle, a), onCircle(circle, b)];
    return {
      kind: 'C',
      x1: p.x + reach * Math.cos(a),
      y1: p.y + reach * Math.sin(a),
      x2: q.x - reach * Math.cos(b),
      y2: q.y - reach * Math.sin(b),
      ...q,
    };
  });
  return [{ kind: 'M', ...centre }, { kind: 'L', ...start }, ...arc];
}

/** Whether a slice is wide enough for a texture with its free strips. */
function isTextured(sheet: Sheet, { from, to }: Slice, radius: number): boolean {
  const angle = to - from;
  const { textureArea, textureContour } = sheet.profile;
  const least = textureArea.minMm + 2 * textureContour.minMm;
  return angle >= Math.PI || 2 * FELT_AT * radius * Math.sin(angle / 2) >= least;
}

/** One slice; without a texture it is drawn by lines, which may be closer to each other than the sides of an area. */
function drawSlice(sheet: Sheet, circle: Circle, slice: Slice, hasTexture: boolean): PageObject {
  const { part, index } = slice;
  const common = { uuid: sheet.id(`part ${index}`), moniker: part.name, borderWidth: LINE_MM.axis } as const;
  const inside = hasTexture
    ? ({ fill: 'yellow', pattern: patternOf(SERIES_TEXTURES[index] ?? SERIES_TEXTURES[0]) } as const)
    : {};
  const { centre, radius } = circle;
  if (part.share === 1) {
    const box = { x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius };
    return sheet.kinds.create('ellipse', { ...common, ...box, ...inside });
  }
  const outline = outlineOf(circle, slice);
  const points: readonly PathPoint[] = hasTexture ? outline : [...outline, { kind: 'L', ...centre }];
  return sheet.kinds.create('path', { ...common, ...inside, points, closed: hasTexture });
}

const distanceTo = ({ x, y }: Point, box: Box): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));

/** Where a label of `size` stands outside of the middle of `slice`: as close to the circle as labels are. */
function placeBeside(
  circle: Circle,
  { from, to }: Slice,
  size: { readonly width: number; readonly height: number },
): Box {
  const angle = (from + to) / 2;
  const boxAt = (distance: number): Box => {
    const middle = onCircle(circle, angle, distance / circle.radius);
    return { x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size };
  };
  let distance = circle.radius;
  while (distanceTo(circle.centre, boxAt(distance)) < circle.radius + TO_LABEL_MM) distance += STEP_MM;
  return boxAt(distance);
}

interface Labels {
  readonly objects: readonly PageObject[];
  readonly leftOut: number;
}

/** Labels outside of the circle; the largest part first, and none that would meet another. */
function drawOutside(sheet: Sheet, circle: Circle, labels: readonly (readonly [Slice, LabelText])[]): Labels {
  const placed: Box[] = [];
  const objects = labels.flatMap(([slice, text]): readonly PageObject[] => {
    const { width, height } = labelSize(sheet, text.abbreviation ?? text.text);
    const box = placeBeside(circle, slice, { width, height });
    if (placed.some((other) => boxesMeet(growBox(other, BETWEEN_LABELS_MM), box))) return [];
    placed.push(box);
    return [drawLabel(sheet, `part label ${slice.index}`, text, { x: box.x, y: box.y, align: 'left' })];
  });
  return { objects, leftOut: labels.length - objects.length };
}

/** The labels that stand outside: abbreviations of parts without a texture, and shares where they are wished there. */
function outsideLabels(slices: readonly Slice[], textured: ReadonlySet<Slice>, { percent }: PieSpec) {
  return slices.flatMap((slice): readonly (readonly [Slice, LabelText])[] => {
    const { part } = slice;
    if (!textured.has(slice)) {
      const text = percent === 'none' ? part.name : withPercent(part);
      return [[slice, { text, abbreviation: part.abbreviation }]];
    }
    return percent === 'outside' ? [[slice, { text: part.percent }]] : [];
  });
}

function notesOf(
  { parts, negative, missing, merged }: Parts,
  spec: PieSpec,
  narrow: number,
  leftOut: number,
): readonly ChartNote[] {
  const open = { isOpen: true } as const;
  return [
    ...(parts.length === 0 ? [note('nothingToDraw', {}, open)] : []),
    ...(parts.length > MOST_PARTS
      ? [note('tooManyParts', { count: parts.length, most: MOST_PARTS }, open)]
      : []),
    ...(merged > 0 ? [note('mergedParts', { count: merged, name: OTHER[spec.language] })] : []),
    ...(narrow > 0 && parts.length <= MOST_PARTS ? [note('smallParts', { count: narrow })] : []),
    ...(leftOut > 0 ? [note('labelsLeftOut', { count: leftOut }, open)] : []),
    ...(negative > 0 ? [note('negativeParts', { count: negative }, open)] : []),
    ...(missing > 0 ? [note('missingValues', { count: missing })] : []),
  ];
}

/** Parts of a circle, clockwise from the largest at 12 o'clock. */
export function layOutPie(spec: PieSpec, sheet: Sheet): LaidOut {
  const all = partsOf(spec);
  const slices = slicesOf(all.parts);
  const { area } = sheet;
  const widthOf = ({ text, abbreviation }: LabelText) => labelSize(sheet, abbreviation ?? text).width;
  // Labels may be needed for any part: room for the widest is left on both sides.
  const possible = outsideLabels(slices, new Set(all.parts.length > MOST_PARTS ? [] : slices), spec);
  const narrowest = outsideLabels(slices, new Set(), { ...spec, percent: 'none' });
  const beside = Math.max(0, ...[...possible, ...narrowest].map(([, text]) => widthOf(text))) + TO_LABEL_MM;
  const above = LABEL_HEIGHT_MM + TO_LABEL_MM + STEP_MM;
  const radius = Math.max(
    1,
    Math.min(MOST_RADIUS_MM, area.width / 2 - beside - STEP_MM, area.height / 2 - above),
  );
  const circle: Circle = {
    centre: { x: area.x + area.width / 2, y: area.y + above + radius },
    radius,
  };
  const areFew = slices.length <= MOST_PARTS;
  const textured = new Set(areFew ? slices.filter((slice) => isTextured(sheet, slice, radius)) : []);
  const labels = outsideLabels(slices, textured, spec);
  // What the legend has no room to explain is not shortened; shares stand for themselves and take no room there.
  const shortened = labels.filter(([, { abbreviation }]) => abbreviation !== undefined);
  const texts = shortened.map(([, { text }]) => text);
  const unexplained = new Set(shortened.slice(legendRoom(sheet, texts, textured.size)));
  const outside = drawOutside(
    sheet,
    circle,
    labels.filter((label) => !unexplained.has(label)),
  );
  const leftOut = outside.leftOut + unexplained.size;
  return {
    objects: [
      ...slices.map((slice) => drawSlice(sheet, circle, slice, textured.has(slice))),
      ...outside.objects,
    ],
    textures: slices.flatMap((slice) => {
      const pattern = SERIES_TEXTURES[slice.index];
      if (!pattern || !textured.has(slice)) return [];
      const label = spec.percent === 'legend' ? withPercent(slice.part) : slice.part.name;
      return [{ pattern, label }];
    }),
    strokes: [],
    notes: [
      ...(radius < 30 && slices.length > 0 ? [note('cramped', {}, { isOpen: true })] : []),
      ...notesOf(all, spec, slices.length - textured.size, leftOut),
    ],
  };
}
