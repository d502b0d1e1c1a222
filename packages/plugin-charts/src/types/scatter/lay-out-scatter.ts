import type { PageObject } from '@tastwerk/editor-core';
import { distanceToSegment, type Point } from '@tastwerk/editor-core/geometry';
import { layOutAxes, type Plot } from '../../sheet/axes.js';
import { drawLine, drawSymbol, LINE_MM } from '../../sheet/draw.js';
import { areApart, mergedPoints, type PlacedSymbol, reachOf } from '../../sheet/merged-points.js';
import { LEAST_PANEL_PLOT_MM, panelCounts, splitIntoPanels } from '../../sheet/panels.js';
import { freePieces } from '../../sheet/pieces.js';
import { seriesName } from '../../sheet/series.js';
import type { ChartLanguage, ChartNote, LaidOut, Sheet } from '../../sheet/sheet.js';
import { SERIES_SYMBOLS } from '../../sheet/styles.js';
import { drawSymbolLegend, HALF_SYMBOL_MM } from '../../sheet/symbol-legend.js';
import { spanOf } from '../../sheet/ticks.js';
import { inUnit, unitOf, withUnit } from '../../sheet/units.js';
import { note } from '../../texts/notes.js';
import { regressionOf } from '../../texts/regression.js';
import { MOST_SYMBOLS, type ScatterSpec } from './spec.js';

/** What the legend calls the line that fits the points best. */
export const REGRESSION: Readonly<Record<ChartLanguage, string>> = {
  de: 'Regressionsgerade',
  en: 'regression line',
};

/** Free length in mm between the axes and the lowest values: half a symbol and the gap of elements. */
const INSET_MM = HALF_SYMBOL_MM + 4;

type Pair = readonly [number, number];

interface Group {
  readonly name: string;
  readonly points: readonly Pair[];
}

/** The points of a spec in the units of their axes. */
interface Table {
  readonly spec: ScatterSpec;
  readonly groups: readonly Group[];
  readonly rowsName: string;
  readonly valuesName: string;
  readonly x: Pair;
  readonly y: Pair;
}

/** A plot with symbols for some of the series. */
interface Panel {
  readonly sheet: Sheet;
  readonly plot: Plot;
  readonly groups: readonly { readonly group: Group; readonly symbols: readonly PlacedSymbol[] }[];
}

function tableOf(spec: ScatterSpec): Table {
  const { series, language, rowsName, valuesName } = spec;
  const all = series.flatMap(({ points }) => points);
  const units = [
    unitOf(
      all.map(([x]) => x),
      language,
    ),
    unitOf(
      all.map(([, y]) => y),
      language,
    ),
  ] as const;
  const groups = series.map(({ name, points }, index) => ({
    name: name === '' ? seriesName(index, language) : name,
    points: points.map(([x, y]): Pair => [inUnit(x, units[0]), inUnit(y, units[1])]),
  }));
  const spanAt = (at: 0 | 1) =>
    spanOf(
      groups.flatMap(({ points }) => points.map((point) => point[at])),
      false,
    );
  return {
    spec,
    groups,
    rowsName: withUnit(rowsName, units[0]),
    valuesName: withUnit(valuesName, units[1]),
    x: spanAt(0),
    y: spanAt(1),
  };
}

function panelOf(
  sheet: Sheet,
  { groups, x, y, rowsName }: Table,
  which: readonly number[],
  {
    name,
    hasLabelsBelow,
    isSingle,
  }: { readonly name: string; readonly hasLabelsBelow: boolean; readonly isSingle: boolean },
): Panel {
  const plot = layOutAxes(
    sheet,
    { kind: 'value', name: isSingle ? rowsName : '', low: x[0], high: x[1], insetMm: INSET_MM },
    { kind: 'value', name, low: y[0], high: y[1], insetMm: INSET_MM },
    { hasLabelsBelow, ...(isSingle ? {} : { leastPlotMm: LEAST_PANEL_PLOT_MM }) },
  );
  const gapMm = sheet.profile.gapElements.warningMm;
  return {
    sheet,
    plot,
    groups: which.flatMap((index) => {
      const group = groups[index];
      const symbol = SERIES_SYMBOLS[isSingle ? index : 0] ?? 'disc';
      if (!group) return [];
      const places = group.points.map(([px, py]): Point => ({ x: plot.xAt(px), y: plot.yAt(py) }));
      return [{ group, symbols: mergedPoints(places, symbol, gapMm) }];
    }),
  };
}

/** Whether no symbol of one series is too close to one of another. */
function areSeriesApart({ groups, sheet }: Panel): boolean {
  const gapMm = sheet.profile.gapElements.warningMm;
  return groups.every(({ symbols }, index) =>
    groups
      .slice(index + 1)
      .every((other) => symbols.every((one) => other.symbols.every((two) => areApart(one, two, gapMm)))),
  );
}

/** The line that fits best through `group`, from one end of the plot to the other, where it keeps off symbols or runs through them. */
function regressionPieces(
  { plot, sheet, groups }: Panel,
  group: Group,
): readonly (readonly [Point, Point])[] {
  const line = regressionOf(group.points);
  const { xTicks, yTicks } = plot;
  if (!line || !xTicks || !yTicks) return [];
  // Where the line leaves the plot above or below it ends.
  const at = (y: number) => (y - line.intercept) / line.slope;
  const crossings = line.slope === 0 ? [] : [at(yTicks.from), at(yTicks.to)];
  const [low = -Infinity, high = Infinity] = crossings.toSorted((a, b) => a - b);
  const [from, to] = [Math.max(xTicks.from, low), Math.min(xTicks.to, high)];
  if (from >= to) return [];
  const place = (x: number): Point => ({ x: plot.xAt(x), y: plot.yAt(line.slope * x + line.intercept) });
  const [start, end] = [place(from), place(to)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const apart = ({ at: centre }: PlacedSymbol) =>
    Math.abs((end.x - start.x) * (start.y - centre.y) - (start.x - centre.x) * (end.y - start.y)) / length;
  const symbols = groups.flatMap((own) => own.symbols);
  const gapMm = sheet.profile.gapElements.warningMm;
  const piecesAround = (passed: ReadonlySet<PlacedSymbol>) =>
    freePieces(
      [start, end],
      symbols
        .filter((symbol) => !passed.has(symbol))
        .map(({ symbol, at: centre }) => ({
          from: centre,
          to: centre,
          halfMm: reachOf(symbol) * (symbol === 'disc' ? 1 : Math.SQRT2),
        })),
      { widthMm: LINE_MM.data, gapMm, leastMm: sheet.profile.lineLength.infoMm },
    );
  // A line through the middle of a symbol touches it on both sides and is felt to go on.
  let passed = new Set(symbols.filter((symbol) => apart(symbol) < reachOf(symbol.symbol) / 2));
  for (;;) {
    const pieces = piecesAround(passed);
    const isNear = ({ at: centre, symbol }: PlacedSymbol) =>
      pieces.some((piece) => {
        const distance = distanceToSegment(centre, ...piece);
        return (
          distance > apart({ at: centre, symbol }) + 1e-6 &&
          distance < reachOf(symbol) * Math.SQRT2 + gapMm + LINE_MM.data
        );
      });
    // A piece that ends beside a symbol does not run through it.
    const left = new Set([...passed].filter((symbol) => !isNear(symbol)));
    if (left.size === passed.size) return pieces;
    passed = left;
  }
}

interface DrawnRegression {
  readonly objects: readonly PageObject[];
  readonly notes: readonly ChartNote[];
}

function drawRegressions(panels: readonly Panel[]): DrawnRegression {
  const objects: PageObject[] = [];
  const codes = new Set<'regressionBroken' | 'regressionLeftOut'>();
  for (const panel of panels) {
    for (const [index, { group }] of panel.groups.entries()) {
      if (!regressionOf(group.points)) continue;
      const pieces = regressionPieces(panel, group);
      if (pieces.length === 0) codes.add('regressionLeftOut');
      if (pieces.length > 1) codes.add('regressionBroken');
      for (const [at, [from, to]] of pieces.entries()) {
        const role = `regression ${index} ${at}`;
        objects.push(drawLine(panel.sheet, role, from, to, { borderWidth: LINE_MM.data }));
      }
    }
  }
  return { objects, notes: [...codes].map((code) => note(code)) };
}

/** All series in one plot, else each in a panel of its own. */
function panelsOf(
  sheet: Sheet,
  table: Table,
): { readonly panels: readonly Panel[]; readonly shared: readonly PageObject[] } {
  const { groups, valuesName, rowsName, spec } = table;
  const hasLegend = groups.length > 1;
  // Several regression lines in one plot would lie beside each other.
  const isPossible = groups.length <= MOST_SYMBOLS && !(hasLegend && spec.hasRegression);
  if (isPossible) {
    const entries = hasLegend
      ? groups.flatMap(({ name }, index) => {
          const symbol = SERIES_SYMBOLS[index];
          return symbol ? [{ symbol, text: name }] : [];
        })
      : [];
    const { objects, rest } = drawSymbolLegend(sheet, entries);
    const all = groups.map((_, index) => index);
    const panel = panelOf(rest, table, all, { name: valuesName, hasLabelsBelow: true, isSingle: true });
    if (areSeriesApart(panel)) return { panels: [panel], shared: objects };
  }
  const names = { valuesName, rowsName, names: groups.map(({ name }) => name) };
  const draw = (count: number) => {
    const { places, objects } = splitIntoPanels(sheet, count, names);
    const panels = places.map(({ sheet: own, isLowest }, index) =>
      panelOf(own, table, [index], {
        name: groups[index]?.name ?? '',
        hasLabelsBelow: isLowest,
        isSingle: false,
      }),
    );
    return { panels, shared: objects };
  };
  const counts = panelCounts(sheet, names, groups.length);
  const fits = counts.find((count) => draw(count).panels.every(({ plot }) => !plot.isCramped));
  return draw(fits ?? counts.at(-1) ?? 1);
}

/** Points by symbols; those that are too close to each other are merged. */
export function layOutScatter(spec: ScatterSpec, sheet: Sheet): LaidOut {
  const table = tableOf(spec);
  const { panels, shared } = panelsOf(sheet, table);
  const regression = spec.hasRegression ? drawRegressions(panels) : { objects: [], notes: [] };
  const drawn = panels.flatMap(({ groups }) => groups);
  const points = drawn.reduce((sum, { group }) => sum + group.points.length, 0);
  const symbols = drawn.reduce((sum, own) => sum + own.symbols.length, 0);
  const open = { isOpen: true } as const;
  const all = spec.series.length;
  return {
    objects: [
      ...shared,
      ...regression.objects,
      ...panels.flatMap((panel) => [
        ...panel.groups.flatMap(({ group, symbols: own }, index) =>
          own.map(({ symbol, at }, number) => ({
            ...drawSymbol(panel.sheet, `point ${index} ${number}`, symbol, at),
            moniker: group.name,
          })),
        ),
        ...panel.plot.objects,
      ]),
    ],
    textures: [],
    strokes:
      regression.objects.length > 0
        ? [
            {
              borderStyle: 'solid',
              borderWidth: LINE_MM.data,
              borderColour: 'black',
              label: REGRESSION[spec.language],
            },
          ]
        : [],
    notes: [
      ...(panels.some(({ plot }) => plot.isCramped) ? [note('cramped', {}, open)] : []),
      ...(drawn.length < all ? [note('tooManySeries', { shown: drawn.length, count: all }, open)] : []),
      ...(panels.length > 1 ? [note('panels', { count: panels.length })] : []),
      ...(symbols < points ? [note('mergedPoints', { points, symbols })] : []),
      ...(points === 0 ? [note('nothingToDraw', {}, open)] : []),
      ...(spec.rowsName === '' || spec.valuesName === '' ? [note('unnamedAxis', {}, open)] : []),
      ...regression.notes,
    ],
  };
}
