import type { KeyedStroke, KeyedTexture } from '@tastwerk/editor-core';
import type { LineStyle } from '@tastwerk/editor-core/legend';
import type { Point } from '@tastwerk/editor-core/geometry';
import { Drawing, POINT_MM } from '../../figures/drawing.js';
import { areaBetween, areaUnder, tangentAt } from '../../formula/calculus.js';
import { sampleCurve, type PaperScale } from '../../formula/sample.js';
import type { DataPoint, PlotWindow } from '../../formula/syntax.js';
import type { LaidOut, Sheet } from '../../sheet/sheet.js';
import { patternOf, SERIES_TEXTURES } from '../../sheet/styles.js';
import { cartesianPlane, type Plane } from '../coordinates/cartesian.js';
import type { CoordinatesSpec } from '../coordinates/coordinates-spec.js';
import {
  crossingDegrees,
  endedBefore,
  keepApart,
  lengthOfLine,
  lineDistance,
  type Guide,
  type Line,
} from './courses.js';
import { drawnGraphs, meetingsOf, readGraphs, type Graph } from './graphs.js';
import { asymptotePieces, AXIS_MM, axisGuides, GRAPH_MM, HELP_MM, tangentLines } from './help-lines.js';
import type { FunctionSpec } from './spec.js';
import { rangeOf } from './window.js';

/** Lines whose middles are nearer than this touch each other. */
const TOUCH_MM = 1.9;

const style = (borderStyle: LineStyle['borderStyle'], borderWidth: number): LineStyle => ({
  borderStyle,
  borderWidth,
  borderColour: 'black',
});

/** Styles of graphs, the most different first; with that of the axes they are as many as a page may have. */
const STYLES: readonly LineStyle[] = [
  style('solid', GRAPH_MM),
  style('dashed', GRAPH_MM),
  style('dotted', GRAPH_MM),
  style('dashed', AXIS_MM),
];

/** A graph as it is drawn. */
interface DrawnGraph extends Graph {
  readonly style: LineStyle;
  readonly lines: readonly Line[];
  readonly points: readonly Point[];
}

/** Graphs in a coordinate system, with what is marked at them. */
export function layOutGraphs(spec: FunctionSpec, sheet: Sheet): LaidOut {
  const { graphs: all, unread } = readGraphs(spec);
  const graphs = drawnGraphs(spec);
  const drawing = new Drawing(sheet);
  for (const { formula, problem } of unread) {
    drawing.note('function-formula', { ...problem.params, formula, problem: problem.code }, true);
  }
  if (graphs.length < all.length) {
    drawing.note('function-too-many', { shown: graphs.length, count: all.length }, true);
  }
  const { window, unitRatio } = rangeOf(spec);
  const scale = paperScale(window, unitRatio, sheet);
  const sampled = graphs.map(({ formula }) => sampleCurve(formula, window, scale));
  const marks = marksOf(spec, graphs, window);
  const system: CoordinatesSpec = {
    type: 'coordinates',
    title: spec.title,
    language: spec.language,
    system: 'cartesian',
    x: { from: window.xMin, to: window.xMax, step: spec.x.step, name: spec.x.name, isLog: false },
    y: { from: window.yMin, to: window.yMax, step: spec.y.step, name: spec.y.name, isLog: false },
    isEqualScale: false,
    hasGrid: false,
    points: marks.map(({ x, y }) => ({ x, y, name: '' })),
    segments: [],
  };
  const plane = cartesianPlane(system, sheet, drawing, {
    lines: sampled.flatMap(({ lines }) => lines),
    tickWidthMm: AXIS_MM,
    ...(unitRatio === undefined ? {} : { unitRatio }),
  });
  const textures = drawAreas(spec, graphs, { window, scale, plane, drawing });
  const stylesLeft = sheet.profile.stylesCount.most - 1 - graphs.length;
  const axes = axisGuides(window, plane);
  const drawn = graphs.map((graph, index): DrawnGraph => {
    const curve = sampled[index];
    const lines = (curve?.lines ?? []).map((line) => line.map(plane.at));
    if (curve && lines.length === 0 && curve.points.length === 0) {
      drawing.note('function-nothing', { name: graph.name }, true);
    }
    if (curve && curve.crowded.length > 0) drawing.note('function-too-fast', { name: graph.name }, true);
    return {
      ...graph,
      style: STYLES[index] ?? style('solid', GRAPH_MM),
      lines: endedLines(lines, axes, { name: graph.name, sheet, drawing }),
      points: (curve?.points ?? []).map(plane.at),
    };
  });
  const asymptotes =
    spec.hasAsymptotes && stylesLeft > 0 ? asymptotePieces(drawn, window, { plane, sheet }) : [];
  for (const [index, [from, to]] of asymptotes.entries()) {
    drawing.line(`asymptote ${index}`, from, to, { borderWidth: HELP_MM, borderStyle: 'dashed' });
  }
  for (const [index, { from, to }] of tangentLines(spec, graphs, window, plane).entries()) {
    drawing.line(`tangent ${index}`, from, to, { borderWidth: HELP_MM });
  }
  for (const graph of drawn) drawGraph(graph, drawing);
  judge(drawn, axes, { sheet, drawing });
  drawMarks(marks.map(plane.at), drawn, { drawing, sheet });
  plane.writeNumbers();
  return {
    objects: drawing.objects(),
    textures,
    strokes: strokesOf(drawn),
    notes: drawing.notes,
  };
}

/** About how large a unit will be: the plane is as large as the area less its numbers. */
function paperScale(window: PlotWindow, unitRatio: number | undefined, { area }: Sheet): PaperScale {
  const xMm = area.width / (window.xMax - window.xMin);
  const yMm = area.height / (window.yMax - window.yMin);
  if (unitRatio === undefined) return { xMm, yMm };
  const unit = Math.min(xMm, yMm / unitRatio);
  return { xMm: unit, yMm: unit * unitRatio };
}

function strokesOf(drawn: readonly DrawnGraph[]): readonly KeyedStroke[] {
  if (drawn.length < 2) return [];
  return drawn.flatMap(({ lines, style: look, name }) =>
    lines.length > 0 ? [{ ...look, label: name }] : [],
  );
}

function drawGraph({ index, lines, points, style: look, name }: DrawnGraph, drawing: Drawing): void {
  for (const [at, line] of lines.entries())
    drawing.path(`graph ${index} ${at}`, line, { moniker: name, ...look });
  for (const [at, point] of points.entries())
    drawing.disc(`graph ${index} point ${at}`, point, POINT_MM, name);
}

interface Around {
  readonly sheet: Sheet;
  readonly drawing: Drawing;
}

/** The lines of a graph without ends that run beside a guide; all of them where too little would be left. */
function endedLines(
  lines: readonly Line[],
  guides: readonly Guide[],
  { name, sheet, drawing }: Around & { readonly name: string },
): readonly Line[] {
  const { profile } = sheet;
  let isEnded = false;
  const kept = lines.map((line) => {
    const shorter = guides.reduce<Line>(
      (rest, guide) => endedBefore(rest, guide, GRAPH_MM, profile.gapLines.warningMm),
      line,
    );
    if (shorter === line || shorter.length === line.length) return line;
    if (shorter.length < 2 || lengthOfLine(shorter) < profile.lineLength.infoMm) return line;
    isEnded = true;
    return shorter;
  });
  if (isEnded) drawing.note('function-ended', { name }, false);
  return kept;
}

/** Notes about what a person must decide: graphs that run too close beside guides or each other, or cross too flat. */
function judge(drawn: readonly DrawnGraph[], guides: readonly Guide[], { sheet, drawing }: Around): void {
  const { profile } = sheet;
  const { minDegrees } = profile.crossing;
  const widthMm = GRAPH_MM;
  for (const { lines, name } of drawn) {
    const isSplit = lines.some((line, index) =>
      lines.slice(index + 1).some((other) => {
        const distance = lineDistance(line, other);
        return distance > TOUCH_MM && distance < profile.gapElements.warningMm + widthMm;
      }),
    );
    if (isSplit) drawing.note('function-small-jump', { name }, true);
    if (lines.some((line) => lengthOfLine(line) < profile.lineLength.warningMm)) {
      drawing.note('function-short-part', { name }, true);
    }
    for (const line of lines) {
      for (const { from, to } of guides) {
        const degrees = crossingDegrees(line, [from, to]);
        if (degrees === undefined) {
          if (lineDistance(line, [from, to]) > TOUCH_MM && !keepApart(line, [from, to], widthMm, profile)) {
            drawing.note('function-near-axis', { name }, true);
          }
        } else if (degrees < minDegrees)
          drawing.note('function-flat-crossing', { name, degrees: minDegrees }, true);
      }
    }
  }
  for (const [index, one] of drawn.entries()) {
    for (const other of drawn.slice(index + 1)) {
      const isClear = one.lines.every((line) =>
        other.lines.every((against) => {
          const degrees = crossingDegrees(line, against);
          if (degrees !== undefined) return degrees >= minDegrees;
          return lineDistance(line, against) <= TOUCH_MM || keepApart(line, against, widthMm, profile);
        }),
      );
      if (!isClear) drawing.note('functions-close', { one: one.name, other: other.name }, true);
    }
  }
}

/** The points on the sheet that are marked, each once. */
function marksOf(spec: FunctionSpec, graphs: readonly Graph[], window: PlotWindow): readonly DataPoint[] {
  const { xMin, xMax, yMin, yMax } = window;
  const points: DataPoint[] = [];
  for (const { analysis } of graphs) {
    if (spec.hasZeros) points.push(...(analysis?.zeros ?? []).map((x) => ({ x, y: 0 })));
    if (spec.hasExtrema) points.push(...(analysis?.extrema ?? []).map(({ x, y }) => ({ x, y })));
  }
  if (spec.hasIntersections) {
    for (const { one, other, points: places } of meetingsOf(spec)) {
      if (graphs.includes(one) && graphs.includes(other)) points.push(...places);
    }
  }
  for (const { graph, at } of spec.tangents) {
    const formula = graphs.find(({ index }) => index === graph)?.formula;
    const tangent = formula?.kind === 'function' ? tangentAt(formula, at) : undefined;
    if (tangent) points.push({ x: at, y: tangent.slope * at + tangent.intercept });
  }
  const isOnSheet = ({ x, y }: DataPoint): boolean => x >= xMin && x <= xMax && y >= yMin && y <= yMax;
  return points.filter(
    (point, index) =>
      isOnSheet(point) && points.findIndex(({ x, y }) => x === point.x && y === point.y) === index,
  );
}

/** Discs at marked points that keep the gap of elements to each other and to graphs that pass by. */
function drawMarks(points: readonly Point[], drawn: readonly DrawnGraph[], { drawing, sheet }: Around): void {
  const gapMm = sheet.profile.gapElements.warningMm;
  const least = 2 * POINT_MM + gapMm;
  const touch = POINT_MM + GRAPH_MM / 2;
  const placed: Point[] = [];
  for (const point of points) {
    const isNearMark = placed.some((other) => Math.hypot(other.x - point.x, other.y - point.y) < least);
    const isNearLine = drawn.some(({ lines }) =>
      lines.some((line) => {
        const distance = lineDistance([point, point], line);
        return distance > touch && distance < touch + gapMm;
      }),
    );
    if (isNearMark || isNearLine) continue;
    drawing.disc(`mark ${placed.length}`, point);
    placed.push(point);
  }
  const count = points.length - placed.length;
  if (count > 0) drawing.note('function-mark-left-out', { count }, false);
}

interface AreaPlace {
  readonly window: PlotWindow;
  readonly scale: PaperScale;
  readonly plane: Plane;
  readonly drawing: Drawing;
}

/** Textured areas below the graphs; gives what the legend says about their textures. */
function drawAreas(
  { areas, language }: FunctionSpec,
  graphs: readonly Graph[],
  { window, scale, plane, drawing }: AreaPlace,
): readonly KeyedTexture[] {
  return areas.flatMap(({ graph, other, from, to }, index): readonly KeyedTexture[] => {
    const f = graphs.find((one) => one.index === graph);
    const g = graphs.find((one) => one.index === other);
    if (f?.formula.kind !== 'function' || !(from < to)) return [];
    const area =
      g?.formula.kind === 'function'
        ? areaBetween(f.formula, g.formula, from, to, window, scale)
        : areaUnder(f.formula, from, to, window, scale);
    const texture = SERIES_TEXTURES[index] ?? SERIES_TEXTURES[0];
    for (const [part, outline] of area.outlines.entries()) {
      drawing.polygon(
        `area ${index} ${part}`,
        outline.map(plane.at),
        { border: false, fill: 'none', pattern: patternOf(texture) },
        true,
      );
    }
    const label =
      language === 'de'
        ? `Fläche ${g ? `zwischen ${f.name} und ${g.name}` : `unter ${f.name}`}`
        : `area ${g ? `between ${f.name} and ${g.name}` : `under ${f.name}`}`;
    return area.outlines.length > 0 ? [{ pattern: texture, label }] : [];
  });
}
