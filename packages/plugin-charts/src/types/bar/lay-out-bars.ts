import { abbreviate } from '../../sheet/abbreviations.js';
import { layOutAxes, type Plot } from '../../sheet/axes.js';
import {
  LEAST_PANEL_PLOT_MM,
  mostPanels,
  panelCounts,
  type PanelNames,
  splitIntoPanels,
} from '../../sheet/panels.js';
import { legendRoom, missingNotes, scaledSeries, type Series } from '../../sheet/series.js';
import type { ChartNote, LaidOut, Sheet } from '../../sheet/sheet.js';
import { SERIES_TEXTURES } from '../../sheet/styles.js';
import { spanOf } from '../../sheet/ticks.js';
import { withUnit } from '../../sheet/units.js';
import { note } from '../../texts/notes.js';
import { type BarPanel, BETWEEN_BARS_MM, drawBars, spans, STICK_MM } from './bars.js';
import type { BarSpec } from './spec.js';

/** Between the axis of values and the first bar besides half of the gap of bars, in mm: the sum keeps the gap of elements. */
const INSET_MM = 1.5;

/** Panels of rows below each other beyond which names of rows are hard to follow. */
const MOST_WRAPS = 4;

/** A table and how it is drawn. */
interface Plan {
  readonly isHorizontal: boolean;
  readonly isStacked: boolean;
  readonly panels: readonly BarPanel[];
}

/** A plan with its axes. */
interface Tried {
  readonly plan: Plan;
  readonly plots: readonly (readonly [Sheet, BarPanel, Plot])[];
  readonly shared: LaidOut['objects'];
  readonly fits: boolean;
  /** Whether most parts that only a texture tells apart are too narrow for one. */
  readonly isPlain: boolean;
}

interface Table {
  readonly spec: BarSpec;
  readonly series: readonly Series[];
  readonly abbreviations: readonly string[];
  readonly valuesName: string;
  readonly mostAbbreviated: number;
  /** Lowest and highest value that bars reach, on each other and beside each other. */
  readonly spans: Readonly<Record<'stacked' | 'beside', readonly [number, number]>>;
}

/** The lowest and the highest place that bars reach. */
function spanOfBars(series: readonly Series[], rows: number, isStacked: boolean): readonly [number, number] {
  const values = series.map(({ values: own }) => own.map((value) => value ?? 0));
  if (!isStacked) return spanOf(values.flat(), true);
  const sums = Array.from({ length: rows }, (_, row) => {
    const own = values.map((one) => one[row] ?? 0);
    const sum = (sign: number) => own.reduce((all, value) => all + (value * sign > 0 ? value : 0), 0);
    return [sum(1), sum(-1)];
  });
  return spanOf(sums.flat(), true);
}

/** Rows `from` to `to` of some series as a panel. */
function panelOf(
  { spec, series }: Table,
  name: string,
  [from, to]: readonly [number, number],
  which: readonly number[],
): BarPanel {
  return {
    name,
    first: from,
    names: spec.names.slice(from, to),
    series: which.flatMap((index) => {
      const own = series[index];
      return own ? [{ ...own, index, values: own.values.slice(from, to) }] : [];
    }),
  };
}

/** All series of the first `rows` rows in `wraps` panels below each other. */
function wrapped(table: Table, wraps: number, rows: number, isHorizontal: boolean): Plan {
  const each = Math.ceil(rows / wraps);
  const all = table.series.map((_, index) => index);
  const panels = Array.from({ length: Math.ceil(rows / each) }, (_, index) => {
    const [from, to] = [index * each, Math.min(rows, (index + 1) * each)];
    return panelOf(table, '', [from, to], all);
  });
  return { isHorizontal, isStacked: table.spec.isStacked, panels };
}

/** The first `rows` rows with a panel for each of the first `count` series. */
function bySeries(table: Table, count: number, rows: number): Plan {
  const panels = table.series
    .slice(0, count)
    .map(({ name }, index) => ({ ...panelOf(table, name, [0, rows], [index]) }));
  return { isHorizontal: false, isStacked: false, panels };
}

/** Least width of the band of a row, in mm. */
function leastBand(sheet: Sheet, panel: BarPanel, isStacked: boolean): number {
  const { minMm } = sheet.profile.shapeMin;
  if (panel.series.length <= 1) return STICK_MM + BETWEEN_BARS_MM;
  return minMm * (isStacked ? 1 : panel.series.length) + BETWEEN_BARS_MM;
}

/** Whether the bands of `plan` could have room, before any axis is drawn. */
function couldFit(sheet: Sheet, { isHorizontal, isStacked, panels }: Plan): boolean {
  const lengthMm = isHorizontal ? sheet.area.height : sheet.area.width;
  return panels.every((panel) => panel.names.length * leastBand(sheet, panel, isStacked) <= lengthMm);
}

const namesOf = ({ valuesName, spec, series }: Table): PanelNames => ({
  valuesName,
  rowsName: spec.rowsName,
  names: series.map(({ name }) => name),
});

/** Greatest share of parts without a texture in a drawing whose series are told apart by textures. */
const MOST_PLAIN = 0.5;

function arePlain(plots: Tried['plots'], { isHorizontal, isStacked }: Plan): boolean {
  const lengths = plots.flatMap(([{ profile }, panel, plot]) => {
    if (panel.series.length < 2) return [];
    const along = isHorizontal ? plot.xAt : plot.yAt;
    return panel.names.flatMap((_, row) =>
      spans(panel, row, isStacked).map(
        ({ from, to }) => Math.abs(along(to) - along(from)) < profile.shapeMin.minMm,
      ),
    );
  });
  return lengths.filter((isShort) => isShort).length > MOST_PLAIN * lengths.length;
}

function tryPlan(sheet: Sheet, table: Table, plan: Plan): Tried {
  const { spec, valuesName, abbreviations, mostAbbreviated } = table;
  const { isHorizontal, isStacked, panels } = plan;
  const [low, high] = isStacked ? table.spans.stacked : table.spans.beside;
  const isSingle = panels.length === 1;

  // Each panel of rows has names of its own; those of series share one axis.
  const isShared = !isSingle && panels.every(({ first }) => first === 0);
  const split = isSingle
    ? undefined
    : splitIntoPanels(sheet, panels.length, namesOf(table), { hasOwnLabels: !isShared });
  const plots = panels.map((panel, index): readonly [Sheet, BarPanel, Plot] => {
    const own = split?.places[index]?.sheet ?? sheet;
    const isLowest = split?.places[index]?.isLowest ?? true;
    const to = panel.first + panel.names.length;
    const rows = {
      kind: 'band',
      name: isSingle ? spec.rowsName : '',
      names: panel.names,
      abbreviations: abbreviations.slice(panel.first, to),
      first: panel.first + 1,
      mostAbbreviated,
      insetMm: INSET_MM,
    } as const;
    const values = { kind: 'value', name: isSingle ? valuesName : panel.name, low, high } as const;
    const options = {
      isAtZero: true,
      hasLabelsBelow: !isShared || isLowest,
      ...(isSingle ? {} : { leastPlotMm: LEAST_PANEL_PLOT_MM }),
    };
    const plot = isHorizontal
      ? layOutAxes(own, values, rows, options)
      : layOutAxes(own, rows, values, options);
    return [own, panel, plot];
  });
  const fits = plots.every(
    ([own, panel, plot]) => !plot.isCramped && plot.bandMm >= leastBand(own, panel, isStacked) - 1e-6,
  );
  return { plan, plots, shared: split?.objects ?? [], fits, isPlain: arePlain(plots, plan) };
}

/** All ways to draw `table` whole, the best first. */
function* plansOf(sheet: Sheet, table: Table): Generator<Plan> {
  const { spec, series } = table;
  const rows = spec.names.length;
  const most = mostPanels(sheet, namesOf(table));
  const areFew = series.length <= SERIES_TEXTURES.length;
  if (spec.isHorizontal && areFew) yield wrapped(table, 1, rows, true);
  if (areFew) {
    for (let wraps = 1; wraps <= Math.min(most.inColumn, MOST_WRAPS, rows); wraps += 1) {
      yield wrapped(table, wraps, rows, false);
    }
  }
  if (series.length > 1 && series.length <= most.all) yield bySeries(table, series.length, rows);
}

/** The most rows that fit where `planOf` plans them; one when none does. */
function mostRows(sheet: Sheet, table: Table, planOf: (rows: number) => Plan): number {
  let [fits, fails] = [1, table.spec.names.length + 1];
  while (fails - fits > 1) {
    const middle = Math.floor((fits + fails) / 2);
    const plan = planOf(middle);
    if (couldFit(sheet, plan) && tryPlan(sheet, table, plan).fits) fits = middle;
    else fails = middle;
  }
  return fits;
}

/** As much of `table` as has room, in the way that holds most values. */
function largestPart(sheet: Sheet, table: Table): Tried {
  const { series } = table;
  const names = namesOf(table);
  if (series.length < 2) {
    const { inColumn } = mostPanels(sheet, names);
    const planOf = (rows: number) => wrapped(table, Math.min(inColumn, MOST_WRAPS, rows), rows, false);
    return tryPlan(sheet, table, planOf(mostRows(sheet, table, planOf)));
  }
  const parts = panelCounts(sheet, names, series.length).map((count) => {
    const rows = mostRows(sheet, table, (shown) => bySeries(table, count, shown));
    return { values: rows * count, plan: bySeries(table, count, rows) };
  });
  const [most] = parts.toSorted((one, other) => other.values - one.values);
  return tryPlan(sheet, table, most?.plan ?? bySeries(table, 1, 1));
}

/** How much a reader cannot tell from `tried`, 0 for nothing: parts of a stack without textures count most, since nothing else tells them apart. */
function lossOf({ plots, plan, isPlain }: Tried): number {
  const isNumbered = plots.some(([, , plot]) => plot.isNumbered);
  return (isNumbered ? 2 : 0) + (isPlain ? (plan.isStacked ? 4 : 1) : 0);
}

function choose(sheet: Sheet, table: Table): Tried {
  let best: Tried | undefined;
  for (const plan of plansOf(sheet, table)) {
    if (!couldFit(sheet, plan)) continue;
    const tried = tryPlan(sheet, table, plan);
    if (!tried.fits) continue;
    if (!best || lossOf(tried) < lossOf(best)) best = tried;
    if (lossOf(best) === 0) break;
  }
  return best ?? largestPart(sheet, table);
}

/** What a person should know about what `tried` shows of `table`. */
function notesOf(
  { plan, plots, fits }: Tried,
  { spec, series }: Table,
  all: number,
  withoutTexture: number,
): readonly ChartNote[] {
  const shownRows = Math.max(...plan.panels.map(({ first, names }) => first + names.length));
  const shownSeries = new Set(plan.panels.flatMap((panel) => panel.series.map(({ index }) => index))).size;
  const isBySeries = plan.panels.length > 1 && plan.panels.every(({ first }) => first === 0);
  const open = { isOpen: true } as const;
  const rows = spec.names.length;
  const count = plan.panels.length;
  return [
    ...(fits ? [] : [note('cramped', {}, open)]),
    ...(shownRows < rows ? [note('rowsLeftOut', { shown: shownRows, count: rows }, open)] : []),
    ...(shownSeries < all ? [note('tooManySeries', { shown: shownSeries, count: all }, open)] : []),
    ...(plots.some(([, , plot]) => plot.isNumbered) ? [note('numberedRows', { count: rows }, open)] : []),
    ...(plots.some(([, , plot]) => plot.isThinned && !plot.isNumbered) ? [note('thinnedNames')] : []),
    ...(spec.isHorizontal && !plan.isHorizontal ? [note('turnedBars')] : []),
    ...(isBySeries ? [note('panels', { count })] : []),
    ...(count > 1 && !isBySeries ? [note('wrappedRows', { count })] : []),
    ...(plan.isStacked && withoutTexture > 0 ? [note('smallParts', { count: withoutTexture })] : []),
    ...(spec.valuesName === '' ? [note('unnamedAxis', {}, open)] : []),
    ...missingNotes(series),
  ];
}

/** Bars in the way that has room for all of them, else as many as have room. */
export function layOutBars(spec: BarSpec, sheet: Sheet): LaidOut {
  const rows = spec.names.length;
  const { series: scaled, unit } = scaledSeries(spec.series, rows, spec.language);
  // Parts of a stack are told apart by textures alone.
  const series = spec.isStacked ? scaled.slice(0, SERIES_TEXTURES.length) : scaled;
  const samples = series.length > 1 ? Math.min(series.length, SERIES_TEXTURES.length) : 0;
  const table: Table = {
    spec,
    series,
    abbreviations: abbreviate(spec.names),
    valuesName: withUnit(spec.valuesName, unit),
    spans: { stacked: spanOfBars(series, rows, true), beside: spanOfBars(series, rows, false) },
    mostAbbreviated: new Set(spec.names).size <= legendRoom(sheet, spec.names, samples) ? Infinity : 0,
  };
  const tried = choose(sheet, table);
  const { isHorizontal, isStacked } = tried.plan;
  const drawn = tried.plots.map(([own, panel, plot]) => ({
    plot,
    ...drawBars(own, panel, plot, { isHorizontal, isStacked }),
  }));
  const withoutTexture = drawn.reduce((sum, bars) => sum + bars.withoutTexture, 0);
  const hasLegend = tried.plan.panels.some((panel) => panel.series.length > 1);
  return {
    objects: [...tried.shared, ...drawn.flatMap(({ objects, plot }) => [...objects, ...plot.objects])],
    textures: hasLegend
      ? series.map(({ name }, index) => ({
          pattern: SERIES_TEXTURES[index % SERIES_TEXTURES.length] ?? SERIES_TEXTURES[0],
          label: name,
        }))
      : [],
    strokes: [],
    notes: notesOf(tried, table, spec.series.length, withoutTexture),
  };
}
