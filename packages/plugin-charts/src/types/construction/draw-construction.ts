import {
  type Box,
  boxAround,
  distance,
  type Point,
  segmentInBox,
  segmentToSegment,
} from '@tastwerk/editor-core/geometry';
import { Drawing, POINT_MM } from '../../figures/drawing.js';
import { arcPoints, onCircle } from '../../figures/geometry.js';
import { checkLines, type DrawnLine } from '../../figures/close-lines.js';
import { LABEL_HEIGHT_MM, LINE_MM } from '../../sheet/draw.js';
import type { Sheet } from '../../sheet/sheet.js';
import type { Figure } from './arguments.js';
import type { ConstructionSpec } from './construction-spec.js';
import { measureText } from './describe-elements.js';
import type { ConstructionElement } from './elements.js';
import { evaluate } from './evaluate.js';
import { along, minus, type Straight } from './lines.js';

/** Room around what is bounded, for names and for the ends of lines, in mm. */
const MARGIN_MM = LABEL_HEIGHT_MM + 9;
/** How far lines go on beyond what is bounded, in mm. */
const BEYOND_MM = 12;
/** Radius of the mark of an angle and side of that of a right one, at most and as a share of the shorter side. */
const ANGLE_MM = { arc: 15, square: 9, share: 0.45 } as const;
/** Most mm that a unit takes where no scale is given. */
const MOST_SCALE_MM = 40;
/** Degrees that a right angle may be off. */
const RIGHT_DEGREES = 1e-6;
/** How near a line passes a place to count for the direction of its name, in mm. */
const NEAR_MM = 2;

/** All points that bound the drawing, in units. */
function boundsOf(figures: ReadonlyMap<string, Figure>, hidden: ReadonlySet<string>): readonly Point[] {
  const round = (centre: Point, radius: number) => [
    { x: centre.x - radius, y: centre.y - radius },
    { x: centre.x + radius, y: centre.y + radius },
  ];
  return [...figures].flatMap(([name, figure]): readonly Point[] => {
    if (hidden.has(name)) return [];
    switch (figure.kind) {
      case 'point':
        return [figure.at];
      case 'straight':
        return Number.isFinite(figure.to) && Number.isFinite(figure.from) ? [figure.a, figure.b] : [figure.a];
      case 'circle':
      case 'arc':
        return round(figure.centre, figure.radius);
      case 'polygon':
        return [...figure.corners, ...(figure.second ?? [])];
      case 'angle':
        return [figure.vertex];
      case 'measure':
        return [figure.at];
    }
  });
}

/** The part of a line that lies in `box`, in page mm. */
function clipped(
  { a, b, from, to }: Straight,
  place: (point: Point) => Point,
  box: Box,
): readonly [Point, Point] | undefined {
  const [start, way] = [place(a), minus(place(b), place(a))];
  const far =
    (2 * (box.width + box.height) + distance(start, { x: box.x, y: box.y })) /
    Math.max(1e-9, Math.hypot(way.x, way.y));
  const [low, high] = [along(start, way, Math.max(from, -far)), along(start, way, Math.min(to, far))];
  if (Number.isFinite(from) && Number.isFinite(to)) return [low, high];
  const inside = segmentInBox(low, high, box);
  return inside && [along(low, minus(high, low), inside[0]), along(low, minus(high, low), inside[1])];
}

const isNamed = ({ isNamed: wished }: ConstructionElement, figure: Figure): boolean =>
  wished ?? figure.kind === 'point';

/** The directions from `at` in which a name has most room between the lines that pass there, best first. */
function freeDirections(at: Point, strokes: readonly DrawnLine[]): readonly number[] {
  const taken = strokes.flatMap(({ from, to }) => {
    const ways = [from, to].filter((end) => distance(end, at) > 2 * NEAR_MM);
    const passes = segmentToSegment(at, at, from, to) <= NEAR_MM;
    return passes ? ways.map((end) => (Math.atan2(at.y - end.y, end.x - at.x) * 180) / Math.PI) : [];
  });
  const room = (degrees: number) =>
    Math.min(...taken.map((other) => Math.abs(((degrees - other + 540) % 360) - 180)), 180);
  return Array.from({ length: 24 }, (_, step) => step * 15 + 45)
    .toSorted((a, b) => room(b) - room(a))
    .slice(0, 16);
}

/** Draws a construction as large as it has room. */
export function drawConstruction(spec: ConstructionSpec, sheet: Sheet): Drawing {
  const { area } = sheet;
  const drawing = new Drawing(sheet);
  const { elements, figures, corners, issues } = evaluate(spec.elements);
  for (const { element, code, params } of issues) drawing.note(code, { ...params, element }, true);
  const hidden = new Set(elements.filter(({ style }) => style === 'hidden').map(({ name }) => name));
  const bounds = boxAround(boundsOf(figures, hidden));
  const [roomX, roomY] = [area.width - 2 * MARGIN_MM, area.height - 2 * MARGIN_MM];
  const fitting = Math.min(
    roomX / Math.max(bounds.width, 1e-6),
    roomY / Math.max(bounds.height, 1e-6),
    MOST_SCALE_MM,
  );
  const scale = spec.scaleMm ?? fitting;
  if (scale > fitting * 1.0001 && fitting < MOST_SCALE_MM) drawing.note('figure-too-small', {}, true);
  const [wide, high] = [bounds.width * scale, bounds.height * scale];
  const left = area.x + (area.width - wide) / 2;
  const bottom = area.y + MARGIN_MM + Math.min((roomY - high) / 2, 20) + high;
  const place = ({ x, y }: Point): Point => ({
    x: left + (x - bounds.x) * scale,
    y: bottom - (y - bounds.y) * scale,
  });
  const edge = Math.min(BEYOND_MM, MARGIN_MM - 2);
  const window = { x: left - edge, y: bottom - high - edge, width: wide + 2 * edge, height: high + 2 * edge };

  const lines: DrawnLine[] = [];
  const strokes: DrawnLine[] = [];
  for (const element of elements) {
    const figure = figures.get(element.name);
    if (!figure || element.style === 'hidden') continue;
    const { name, style } = element;
    const look = { borderStyle: style, borderWidth: LINE_MM.data, moniker: name } as const;
    if (figure.kind === 'straight') {
      const ends = clipped(figure, place, window);
      if (!ends) continue;
      drawing.line(`line ${name}`, ...ends, look);
      lines.push({ name, from: ends[0], to: ends[1] });
    } else if (figure.kind === 'circle') {
      drawing.ellipse(
        `circle ${name}`,
        place(figure.centre),
        figure.radius * scale,
        figure.radius * scale,
        look,
      );
    } else if (figure.kind === 'polygon') {
      const outline = figure.corners.map(place);
      drawing.polygon(`polygon ${name}`, outline, look);
      outline.forEach((from, index) =>
        strokes.push({ name, from, to: outline[(index + 1) % outline.length] ?? from }),
      );
      // The second triangle shares a side, and another lies on one of the first: only the third is new.
      const [, b, other] = (figure.second ?? []).map(place);
      if (b && other) {
        drawing.line(`second ${name}`, b, other, { ...look, borderStyle: 'dashed' });
        strokes.push({ name, from: b, to: other });
      }
    } else if (figure.kind === 'arc') {
      drawing.path(
        `arc ${name}`,
        arcPoints(place(figure.centre), figure.radius * scale, figure.from, figure.from + figure.size),
        look,
      );
    } else if (figure.kind === 'angle') drawAngle(drawing, name, figure, place(figure.vertex), scale);
  }
  checkLines(lines, sheet, drawing);
  strokes.push(...lines);
  const points = [...figures].flatMap(([name, figure]) =>
    figure.kind === 'point' && !hidden.has(name) ? [[name, place(figure.at)] as const] : [],
  );
  if (spec.hasDiscs) for (const [name, at] of points) drawing.disc(`point ${name}`, at, POINT_MM, name);

  for (const { name, style } of elements) {
    const figure = figures.get(name);
    if (figure?.kind === 'measure' && style !== 'hidden') {
      nameMeasure(drawing, name, figure, measureText(figure, spec), place(figure.at));
    }
  }
  const byName = new Map(elements.map((element) => [element.name, element]));
  const radius = spec.hasDiscs ? POINT_MM : LINE_MM.data / 2;
  for (const [name, at] of points) {
    const own = byName.get(name);
    if (own && !isNamed(own, { kind: 'point', at })) continue;
    if (!own && !corners.includes(name)) continue;
    if (
      !drawing.name(`name ${name}`, { text: name }, { at, radius, directions: freeDirections(at, strokes) })
    )
      drawing.noRoom(name);
  }
  for (const element of elements) {
    const figure = figures.get(element.name);
    if (!figure || element.style === 'hidden' || figure.kind === 'measure' || figure.kind === 'point')
      continue;
    if (isNamed(element, figure)) nameFigure(drawing, element.name, figure, place, scale, lines);
  }
  return drawing;
}

function drawAngle(
  drawing: Drawing,
  name: string,
  { from, size, sides }: Extract<Figure, { kind: 'angle' }>,
  vertex: Point,
  scale: number,
): void {
  const most = sides * scale * ANGLE_MM.share;
  if (Math.abs(size - 90) > RIGHT_DEGREES) {
    const radius = Math.min(ANGLE_MM.arc, most);
    return drawing.path(`angle ${name}`, arcPoints(vertex, radius, from, from + size), {
      borderWidth: LINE_MM.axis,
    });
  }
  const side = Math.min(ANGLE_MM.square, most);
  const square = [
    onCircle(vertex, side, from),
    onCircle(vertex, side * Math.SQRT2, from + 45),
    onCircle(vertex, side, from + 90),
  ];
  drawing.path(`angle ${name}`, square, { borderWidth: LINE_MM.axis });
}

function nameMeasure(
  drawing: Drawing,
  name: string,
  figure: Extract<Figure, { kind: 'measure' }>,
  text: string,
  at: Point,
): void {
  const towards = figure.towards ?? 90;
  const angle = figure.of === 'angle';
  const turns = angle ? [0, 12, -12, 25, -25] : [0, 180, 20, -20, 160, 200];
  const directions = turns.map((turn) => towards + turn);
  // In a narrow angle there is room farther from its vertex.
  const places = angle
    ? [1, 1.4, 1.9, 2.5].map((share) => onCircle(at, share * ANGLE_MM.arc, towards))
    : [at];
  const role = `measure ${name}`;
  const isPlaced =
    places.some((near) =>
      drawing.name(role, { text }, { at: near, radius: LINE_MM.data / 2, directions, mayLead: false }),
    ) ||
    // Else an angle has its size outside, at the vertex, and others one to which a line leads.
    drawing.name(
      role,
      { text },
      {
        at,
        radius: angle ? POINT_MM : LINE_MM.data / 2,
        directions: angle ? [180, 150, 210, 120, 240].map((turn) => towards + turn) : [],
      },
    );
  if (!isPlaced) drawing.noRoom(text);
}

function nameFigure(
  drawing: Drawing,
  name: string,
  figure: Exclude<Figure, { kind: 'point' | 'measure' }>,
  place: (point: Point) => Point,
  scale: number,
  lines: readonly DrawnLine[],
): void {
  const line = lines.find((one) => one.name === name);
  const beside = (at: Point, towards: number): boolean =>
    drawing.name(
      `name ${name}`,
      { text: name },
      {
        at,
        radius: LINE_MM.data / 2,
        directions: [towards, towards + 180, towards + 30, towards - 30],
        mayLead: false,
      },
    );
  const isPlaced = ((): boolean => {
    if (line) {
      const upright = (Math.atan2(line.from.y - line.to.y, line.to.x - line.from.x) * 180) / Math.PI + 90;
      return [0.5, 0.85, 0.15, 0.7, 0.3, 0.95].some((share) =>
        beside(along(line.from, minus(line.to, line.from), share), upright),
      );
    }
    switch (figure.kind) {
      case 'circle':
      case 'arc': {
        const start = figure.kind === 'arc' ? figure.from + figure.size / 2 : 45;
        return [0, 90, 180, 270, 30, 120].some((turn) =>
          beside(onCircle(place(figure.centre), figure.radius * scale, start + turn), start + turn),
        );
      }
      case 'angle':
        return beside(
          onCircle(place(figure.vertex), ANGLE_MM.arc, figure.from + figure.size / 2),
          figure.from + figure.size / 2,
        );
      case 'polygon': {
        const { x, y, width, height } = boxAround(figure.corners.map(place));
        return beside({ x: x + width / 2, y: y + height / 2 }, 90);
      }
      case 'straight':
        return false;
    }
  })();
  if (!isPlaced) drawing.noRoom(name);
}
