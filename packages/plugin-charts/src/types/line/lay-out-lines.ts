import type { PageObject } from '@tastwerk/editor-core';
import type { Point } from '@tastwerk/editor-core/geometry';
import { layOutAxes, type Plot } from '../../sheet/axes.js';
import { areClear, type Course } from '../../sheet/clear-lines.js';
import { drawLine, drawPath, drawSymbol, LINE_MM } from '../../sheet/draw.js';
import { LEAST_PANEL_PLOT_MM, panelCounts, splitIntoPanels } from '../../sheet/panels.js';
import { freePieces, obstaclesAlong } from '../../sheet/pieces.js';
import { legendRoom, missingNotes, scaledSeries, type Series } from '../../sheet/series.js';
import type { ChartNote, LaidOut, Sheet } from '../../sheet/sheet.js';
import { SERIES_LINES, SERIES_SYMBOLS } from '../../sheet/styles.js';
import { HALF_SYMBOL_MM } from '../../sheet/symbol-legend.js';
import { spanOf } from '../../sheet/ticks.js';
import { withUnit } from '../../sheet/units.js';
import { note } from '../../texts/notes.js';
import { INSET_MM, rowsAxisOf, type RowsAxis } from './places.js';
import type { LineSpec } from './spec.js';

/** A line with turns closer together than this, in mm, is not followed turn by turn: twice the gap of elements. */
const DENSE_MM = 6;
/** So many close turns make a line dense. */
const DENSE_TURNS = 8;

/** In a plot narrower than this, in mm, help lines are as short as what they help to read. */
const LEAST_GRID_MM = 100;

/** A line is interrupted for missing values where the gap is at least as wide, in mm: two symbols at its ends and the gap of elements. */
const LEAST_BREAK_MM = 2 * HALF_SYMBOL_MM + 3;

interface Drawn {
  readonly name: string;
  readonly index: number;
  readonly course: Course;
}

/** The course of `series` in `plot`: its pieces between missing values, joined where the gap would be too small to be felt. */
function courseOf({ values }: Series, { places }: RowsAxis, plot: Plot): Course {
  const pieces: Point[][] = [];
  let isInterrupted = true;
  for (const { row, at } of places) {
    const value = values[row] ?? null;
    if (value === null) {
      isInterrupted = true;
      continue;
    }
    const point = { x: plot.xAt(at), y: plot.yAt(value) };
    const piece = pieces.at(-1);
    const before = piece?.at(-1);
    if (piece && before && (!isInterrupted || point.x - before.x < LEAST_BREAK_MM)) piece.push(point);
    else pieces.push([point]);
    isInterrupted = false;
  }
  return pieces;
}

/** How many times values are missing between others of a series. */
function gapsIn({ values }: Series, { places }: RowsAxis): number {
  const known = places.map(({ row }) => (values[row] ?? null) !== null);
  const starts = known.filter((isKnown, index) => isKnown && known[index - 1] !== true).length;
  return Math.max(0, starts - 1);
}

const lengthOf = (piece: readonly Point[]): number =>
  piece.slice(1).reduce((sum, to, index) => {
    const from = piece[index] ?? to;
    return sum + Math.hypot(to.x - from.x, to.y - from.y);
  }, 0);

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Whether symbols at all places of `drawn` keep the gap of elements to each other and to other lines. */
function haveSymbolsRoom(sheet: Sheet, drawn: readonly Drawn[]): boolean {
  const gapMm = sheet.profile.gapElements.warningMm;
  const places = drawn.flatMap(({ course, index }) => course.flat().map((point) => ({ point, index })));
  if (places.length > 500) return false;
  return places.every(
    ({ point, index }, own) =>
      places.every((other, at) => at <= own || distance(point, other.point) >= 2 * HALF_SYMBOL_MM + gapMm) &&
      drawn.every(
        (other) =>
          other.index === index ||
          obstaclesAlong(other.course.flat(), 0).every(
            (edge) =>
              freePieces([point, point], [edge], { widthMm: 2 * HALF_SYMBOL_MM, gapMm, leastMm: 0 }).length >
              0,
          ),
      ),
  );
}

/** Whether a finger can follow each of `drawn` without getting onto another. */
function areAllClear(sheet: Sheet, drawn: readonly Drawn[]): boolean {
  const widthMm = Math.max(...drawn.map(({ index }) => SERIES_LINES[index]?.borderWidth ?? LINE_MM.data));
  return drawn.every((one, index) =>
    drawn
      .slice(index + 1)
      .every((other) => areClear(one.course, other.course, { widthMm, profile: sheet.profile })),
  );
}

/** Whether `course` turns more often than a finger follows. */
function isDense(course: Course): boolean {
  let turns = 0;
  for (const piece of course) {
    for (let index = 1; index < piece.length - 1; index += 1) {
      const [before, at, after] = [piece[index - 1], piece[index], piece[index + 1]];
      if (!before || !at || !after) continue;
      const isTurn = (at.y - before.y) * (after.y - at.y) < 0;
      const isLarge = Math.max(Math.abs(at.y - before.y), Math.abs(after.y - at.y)) > DENSE_MM / 2;
      if (isTurn && isLarge && after.x - before.x < DENSE_MM) turns += 1;
    }
  }
  return turns > DENSE_TURNS;
}

/** Help lines at the ticks of values, where they keep off the lines. */
function drawGrid(
  sheet: Sheet,
  plot: Plot,
  drawn: readonly Drawn[],
  hasPoints: boolean,
): readonly PageObject[] {
  const { box } = plot;
  if (box.width < LEAST_GRID_MM) return [];
  const { gapLines, lineLength } = sheet.profile;
  const obstacles = drawn.flatMap(({ course, index }) =>
    course.flatMap((piece) => {
      const widthMm =
        hasPoints || piece.length === 1
          ? 2 * HALF_SYMBOL_MM
          : (SERIES_LINES[index]?.borderWidth ?? LINE_MM.data);
      const [only] = piece;
      return piece.length === 1 && only
        ? [{ from: only, to: only, halfMm: HALF_SYMBOL_MM }]
        : obstaclesAlong(piece, widthMm);
    }),
  );
  return (plot.yTicks?.values ?? []).flatMap((value) => {
    const y = plot.yAt(value);
    if (box.y + box.height - y < INSET_MM - 0.1) return [];
    const pieces = freePieces(
      [
        { x: box.x, y },
        { x: box.x + box.width, y },
      ],
      obstacles,
      {
        widthMm: LINE_MM.help,
        gapMm: gapLines.warningMm,
        leastMm: lineLength.infoMm,
      },
    );
    return pieces.map(([from, to], index) =>
      drawLine(sheet, `grid ${value} ${index}`, from, to, { borderWidth: LINE_MM.help }),
    );
  });
}

/** The lines of one panel with their symbols. */
function drawCourses(sheet: Sheet, drawn: readonly Drawn[], hasPoints: boolean): readonly PageObject[] {
  const { warningMm } = sheet.profile.lineLength;
  return drawn.flatMap(({ name, index, course }) => {
    const style = SERIES_LINES[index] ?? SERIES_LINES[0];
    const symbol = SERIES_SYMBOLS[index] ?? SERIES_SYMBOLS[0] ?? 'disc';
    return course.flatMap((piece, at): readonly PageObject[] => {
      const [first] = piece;
      if (!first) return [];
      const role = `line ${index} ${at}`;
      if (piece.length === 1) return [drawSymbol(sheet, role, symbol, first)];
      const line = drawPath(sheet, role, piece, { moniker: name, ...style });
      // A piece that is too short to be felt as a line begins with a symbol.
      const marked = hasPoints ? piece : lengthOf(piece) < warningMm ? [first] : [];
      return [
        line,
        ...marked.map((point, index) => drawSymbol(sheet, `${role} point ${index}`, symbol, point)),
      ];
    });
  });
}

/** The series of a spec in the unit of their axis, with what its axes show. */
interface Table {
  readonly spec: LineSpec;
  readonly series: readonly Series[];
  readonly rows: RowsAxis;
  readonly span: readonly [number, number];
  readonly valuesName: string;
  readonly rowsName: string;
  readonly names: readonly string[];
}

/** One plot with some of the series. */
interface Panel {
  readonly sheet: Sheet;
  readonly plot: Plot;
  readonly drawn: readonly Drawn[];
}

function panelOf(
  sheet: Sheet,
  table: Table,
  which: readonly number[],
  options: { readonly name: string; readonly isLast: boolean; readonly isSingle: boolean },
): Panel {
  const [low, high] = table.span;
  const values = { kind: 'value', name: options.name, low, high, insetMm: INSET_MM } as const;
  const rows = options.isSingle ? table.rows.axis : { ...table.rows.axis, name: '' };
  const plot = layOutAxes(sheet, rows, values, {
    hasLabelsBelow: options.isLast,
    ...(options.isSingle ? {} : { leastPlotMm: LEAST_PANEL_PLOT_MM }),
  });
  const drawn = which.flatMap((index) => {
    const own = table.series[index];
    // In a panel of its own each line is solid: the panel's name tells it.
    return own
      ? [{ name: own.name, index: options.isSingle ? index : 0, course: courseOf(own, table.rows, plot) }]
      : [];
  });
  return { sheet, plot, drawn };
}

/** All series in one plot, when a finger can tell them apart there. */
function single(sheet: Sheet, table: Table): Panel | undefined {
  // The axes are one of the styles of lines that a sheet may have.
  const most = Math.min(SERIES_LINES.length, sheet.profile.stylesCount.most - 1);
  if (table.series.length > most) return undefined;
  const all = table.series.map((_, index) => index);
  const panel = panelOf(sheet, table, all, { name: table.valuesName, isLast: true, isSingle: true });
  return areAllClear(sheet, panel.drawn) ? panel : undefined;
}

/** Each series in a panel of its own, as many as have room. */
function panelsOf(
  sheet: Sheet,
  table: Table,
): { readonly panels: readonly Panel[]; readonly shared: readonly PageObject[] } {
  const draw = (count: number) => {
    const { places, objects } = splitIntoPanels(sheet, count, table);
    const panels = places.map(({ sheet: own, isLowest }, index) =>
      panelOf(own, table, [index], {
        name: table.series[index]?.name ?? '',
        isLast: isLowest,
        isSingle: false,
      }),
    );
    return { panels, shared: objects };
  };
  const counts = panelCounts(sheet, table, table.series.length);
  const fits = counts.find((count) => draw(count).panels.every(({ plot }) => !plot.isCramped));
  return draw(fits ?? counts.at(-1) ?? 1);
}

function notesOf(
  panels: readonly Panel[],
  { spec, series, rows }: Table,
  hasPoints: boolean,
): readonly ChartNote[] {
  const open = { isOpen: true } as const;
  const shown = panels.length === 1 ? (panels[0]?.drawn.length ?? 0) : panels.length;
  const drawn = panels.flatMap((panel) => panel.drawn);
  const bridged = drawn.reduce((sum, { course }, index) => {
    const own = series[index];
    return sum + (own ? gapsIn(own, rows) - Math.max(0, course.length - 1) : 0);
  }, 0);
  const isNumbered = panels.some(({ plot }) => plot.isNumbered);
  return [
    ...(panels.some(({ plot }) => plot.isCramped) ? [note('cramped', {}, open)] : []),
    ...(shown < series.length ? [note('tooManySeries', { shown, count: series.length }, open)] : []),
    ...(isNumbered ? [note('numberedRows', { count: spec.names.length }, open)] : []),
    ...(panels.some(({ plot }) => plot.isThinned) && !isNumbered ? [note('thinnedNames')] : []),
    ...(panels.length > 1 ? [note('panels', { count: panels.length })] : []),
    ...(drawn.some(({ course }) => isDense(course)) ? [note('denseLine')] : []),
    ...(spec.hasPoints && !hasPoints ? [note('pointsLeftOut')] : []),
    ...(spec.valuesName === '' ? [note('unnamedAxis', {}, open)] : []),
    ...(bridged > 0 ? [note('bridgedGaps', { count: bridged })] : []),
    ...missingNotes(series),
  ];
}

/** The lowest and the highest value, with zero where it is not far below. */
function spanOfLines(series: readonly Series[]): readonly [number, number] {
  const values = series.flatMap(({ values: own }) => own.filter((value) => value !== null));
  const [low, high] = spanOf(values, false);
  return low > 0 && low <= high - low ? [0, high] : [low, high];
}

/** Lines of all series in one plot, else each in a panel of its own. */
export function layOutLines(spec: LineSpec, sheet: Sheet): LaidOut {
  const { series, unit } = scaledSeries(spec.series, spec.names.length, spec.language);
  const samples = series.length > 1 ? series.length / 3 : 0;
  const table: Table = {
    spec,
    series,
    rows: rowsAxisOf(spec, legendRoom(sheet, spec.names, samples)),
    span: spanOfLines(series),
    valuesName: withUnit(spec.valuesName, unit),
    rowsName: spec.rowsName,
    names: series.map(({ name }) => name),
  };
  const together = single(sheet, table);
  const { panels, shared } = together ? { panels: [together], shared: [] } : panelsOf(sheet, table);
  const hasPoints = spec.hasPoints && panels.every((panel) => haveSymbolsRoom(panel.sheet, panel.drawn));
  const styles = together ? series.length : 1;
  const hasGrid = spec.hasGrid && styles + 2 <= sheet.profile.stylesCount.most;
  return {
    objects: [
      ...shared,
      ...panels.flatMap(({ sheet: own, plot, drawn }) => [
        ...(hasGrid ? drawGrid(own, plot, drawn, hasPoints) : []),
        ...drawCourses(own, drawn, hasPoints),
        ...plot.objects,
      ]),
    ],
    textures: [],
    strokes:
      together && series.length > 1
        ? series.flatMap(({ name }, index) => {
            const style = SERIES_LINES[index];
            return style ? [{ ...style, label: name }] : [];
          })
        : [],
    notes: notesOf(panels, table, hasPoints),
  };
}
