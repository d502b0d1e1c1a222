import type { Point } from '@tastwerk/editor-core/geometry';
import { tangentAt } from '../../formula/calculus.js';
import type { DataPoint, PlotWindow } from '../../formula/syntax.js';
import { freePieces, obstaclesAlong } from '../../sheet/pieces.js';
import type { Sheet } from '../../sheet/sheet.js';
import type { Plane } from '../coordinates/cartesian.js';
import {
  crossingDegrees,
  endedBefore,
  lengthOfLine,
  lineDistance,
  type Guide,
  type Line,
} from './courses.js';
import type { Graph } from './graphs.js';
import type { FunctionSpec } from './spec.js';

/** Width of axes and their ticks, and of graphs, in mm (TU Dresden TL_B: 1.0 to 2.2, each 25 % wider). */
export const AXIS_MM = 1.5;
export const GRAPH_MM = 2.2;
/** Width of asymptotes and tangents: help lines (TU Dresden TL_B). */
export const HELP_MM = 0.7;

/** The axes as graphs meet them. */
export function axisGuides(
  { xMin, xMax, yMin, yMax }: PlotWindow,
  { at }: Pick<Plane, 'at'>,
): readonly Guide[] {
  const y = Math.min(Math.max(0, yMin), yMax);
  const x = Math.min(Math.max(0, xMin), xMax);
  return [
    { from: at({ x: xMin, y }), to: at({ x: xMax, y }), widthMm: AXIS_MM },
    { from: at({ x, y: yMin }), to: at({ x, y: yMax }), widthMm: AXIS_MM },
  ];
}

/** A graph with its lines in page mm. */
interface PlacedGraph extends Graph {
  readonly lines: readonly Line[];
}

/** Asymptotes and poles inside the window that are no axes, in the pieces that keep off graphs and axes beside them. */
export function asymptotePieces(
  graphs: readonly PlacedGraph[],
  window: PlotWindow,
  { plane: { at }, sheet }: { readonly plane: Plane; readonly sheet: Sheet },
): readonly (readonly [Point, Point])[] {
  const { xMin, xMax, yMin, yMax } = window;
  const { gapLines, gapElements, lineLength } = sheet.profile;
  const axes = axisGuides(window, { at });
  const whole = graphs.flatMap(({ analysis }): readonly (readonly [DataPoint, DataPoint])[] => {
    if (!analysis) return [];
    const upright = analysis.poles
      .filter(({ x }) => x > xMin && x < xMax)
      .map(
        ({ x }) =>
          [
            { x, y: yMin },
            { x, y: yMax },
          ] as const,
      );
    return [
      ...upright,
      ...analysis.asymptotes.flatMap(({ slope, intercept }) => straight(slope, intercept, window)),
    ];
  });
  const besideMm = gapLines.warningMm + AXIS_MM;
  const lines = whole.map(([from, to]) => [at(from), at(to)] as const);
  const obstacles = graphs.flatMap((graph) => graph.lines.flatMap((line) => obstaclesAlong(line, GRAPH_MM)));
  return lines
    .filter((line, index) => {
      const others = [...axes.map(({ from, to }) => [from, to] as const), ...lines.slice(0, index)];
      return others.every((other) => {
        const degrees = crossingDegrees(line, other);
        return degrees === undefined
          ? lineDistance(line, other) > besideMm
          : degrees >= sheet.profile.crossing.minDegrees;
      });
    })
    .flatMap((line) =>
      freePieces(line, obstacles, {
        widthMm: HELP_MM,
        gapMm: gapLines.warningMm,
        leastMm: lineLength.infoMm,
      }),
    )
    .flatMap(([from, to]): readonly (readonly [Point, Point])[] => {
      const kept = axes.reduce<Line>(
        (rest, axis) => endedBefore(rest, axis, HELP_MM, gapElements.warningMm),
        [from, to],
      );
      const [start, end] = [kept[0], kept.at(-1)];
      return start && end && lengthOfLine(kept) >= lineLength.warningMm ? [[start, end]] : [];
    });
}

/** The part of a straight line inside the window. */
function straight(
  slope: number,
  intercept: number,
  { xMin, xMax, yMin, yMax }: PlotWindow,
): readonly (readonly [DataPoint, DataPoint])[] {
  const bounds = slope === 0 ? [xMin, xMax] : [(yMin - intercept) / slope, (yMax - intercept) / slope];
  const from = Math.max(xMin, Math.min(...bounds));
  const to = Math.min(xMax, Math.max(...bounds));
  if (!(from < to) || (slope === 0 && (intercept < yMin || intercept > yMax))) return [];
  const y = (x: number): number => slope * x + intercept;
  return [
    [
      { x: from, y: y(from) },
      { x: to, y: y(to) },
    ],
  ];
}

/** Tangents from border to border. */
export function tangentLines(
  spec: FunctionSpec,
  graphs: readonly Graph[],
  window: PlotWindow,
  { at }: Plane,
): readonly { readonly from: Point; readonly to: Point }[] {
  return spec.tangents.flatMap(({ graph, at: x }) => {
    const formula = graphs.find(({ index }) => index === graph)?.formula;
    const tangent = formula?.kind === 'function' ? tangentAt(formula, x) : undefined;
    if (!tangent) return [];
    return straight(tangent.slope, tangent.intercept, window).map(([from, to]) => ({
      from: at(from),
      to: at(to),
    }));
  });
}
