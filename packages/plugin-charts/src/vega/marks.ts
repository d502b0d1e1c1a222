import { aggregated } from '../data/pivot.js';
import type { ChartLanguage } from '../sheet/sheet.js';
import type { Channel, Channels } from './channels.js';
import type { Records } from './records.js';
import type { Json, VegaReport } from './report.js';
import { groupName, refuseManySeries, tableOfRecords } from './rows.js';
import { axisTitle, nameOf, numberIn } from './values.js';

/** What a mark is made of. */
export interface MarkInput {
  readonly report: VegaReport;
  readonly records: Records;
  readonly channels: Channels;
  readonly details: readonly Channel[];
  /** Properties of the mark; none where it is a name alone. */
  readonly mark: Json;
  readonly language: ChartLanguage;
}

/** Fields of the spec of a chart; undefined where something was refused. */
type Draft = Readonly<Record<string, unknown>> | undefined;

const isMeasure = ({ aggregate, type, bin }: Channel): boolean =>
  aggregate !== undefined || (type === 'quantitative' && bin === undefined);

/** Channels whose values are series: all that tell marks apart, unless they say again what an axis says. */
function groupsOf(
  { report, channels, details }: Omit<MarkInput, 'mark' | 'language' | 'records'>,
  axes: readonly (Channel | undefined)[],
  offset?: Channel,
): readonly Channel[] {
  const { color, fill, stroke, shape, strokeDash } = channels;
  const fields = new Set(axes.map((axis) => axis?.field));
  const groups = new Map<string, Channel>();
  for (const channel of [offset, color, fill, stroke, shape, strokeDash, ...details]) {
    if (!channel) continue;
    const { field, path } = channel;
    // A scale of colours for numbers has no counterpart that is felt.
    if (isMeasure(channel) || channel.bin || field === undefined) report.note('VEGA_LEFT_OUT', path);
    else if (!fields.has(field) && !groups.has(field)) groups.set(field, channel);
  }
  return [...groups.values()];
}

/** Names channels of `names` that the mark does not show. */
function noteUnused({ report, channels }: MarkInput, names: readonly (keyof Channels)[]): void {
  for (const name of names) {
    const channel = channels[name];
    if (channel) report.note('VEGA_LEFT_OUT', channel.path);
  }
}

/** Which axis names rows and which has their values; refused where that is not clear. */
function rowsAndMeasure({ report, channels }: MarkInput): { rows: Channel; measure: Channel } | undefined {
  const { x, y } = channels;
  if (!x || !y) {
    report.refuse('VEGA_CHANNEL_NEEDED', `encoding.${x ? 'y' : 'x'}`);
    return undefined;
  }
  const [measures, counted] = [
    [x, y].filter(isMeasure),
    [x, y].filter(({ aggregate }) => aggregate !== undefined),
  ];
  const [measure] = measures.length === 1 ? measures : counted;
  if (measures.length === 0 || counted.length > 1 || !measure) {
    report.refuse('VEGA_AXES', 'encoding');
    return undefined;
  }
  return { rows: measure === x ? y : x, measure };
}

/** Bars over classes of numbers. */
function histogramOf(input: MarkInput, binned: Channel, other: Channel | undefined): Draft {
  const { report, records, language } = input;
  const { bin, field, path } = binned;
  if (other?.aggregate !== 'count' || groupsOf(input, [binned]).length > 0 || field === undefined) {
    report.refuse('VEGA_BIN', `${path}.bin`);
    return undefined;
  }
  noteUnused(input, ['xOffset', 'yOffset']);
  if (binned.name === 'y') report.note('VEGA_LEFT_OUT', 'mark.orient');
  if (other.title) report.note('VEGA_LEFT_OUT', `${other.path}.title`);
  const values = records.rows.flatMap((_, row) => numberIn(report, records, row, field) ?? []);
  return {
    type: 'histogram',
    values,
    ...(bin?.step === undefined ? {} : { classWidth: bin.step }),
    rowsName: axisTitle(report, binned, language),
  };
}

/** Each value as its share of the sum of its row, in percent. */
function asShares(series: readonly { name: string; values: readonly (number | null)[] }[]) {
  const sums = series[0]?.values.map((_, row) =>
    series.reduce((sum, { values }) => sum + Math.abs(values[row] ?? 0), 0),
  );
  const share = (value: number | null, row: number) => {
    const sum = sums?.[row] ?? 0;
    return value === null || sum === 0 ? null : Number(((100 * value) / sum).toPrecision(6));
  };
  return series.map(({ name, values }) => ({ name, values: values.map(share) }));
}

export function barOf(input: MarkInput): Draft {
  const { report, records, channels, language } = input;
  const { x, y, xOffset, yOffset, color } = channels;
  noteUnused(input, ['theta']);
  const binned = [x, y].find((channel) => channel?.bin);
  if (binned) return histogramOf(input, binned, binned === x ? y : x);
  const axes = rowsAndMeasure(input);
  if (!axes) return undefined;
  const { rows, measure } = axes;
  const isHorizontal = measure === x;
  const offset = isHorizontal ? yOffset : xOffset;
  noteUnused(input, [isHorizontal ? 'xOffset' : 'yOffset']);
  const groups = groupsOf(input, [rows], offset);
  // Groups beside each other whose parts stand on each other are two charts in one.
  if (groups.length > 1 && offset && color && color.field !== offset.field) {
    report.refuse('VEGA_GROUPS', color.path);
    return undefined;
  }
  const { stack, aggregate, path } = measure;
  if (stack === 'center') report.refuse('VEGA_STACK', `${path}.stack`);
  const isShare = stack === 'normalize' && groups.length > 0;
  const isSummed = aggregate === undefined || aggregate === 'count' || aggregate === 'sum';
  const isStacked =
    groups.length > 0 && !offset && (stack === undefined ? isSummed : stack !== null && stack !== false);
  const table = tableOfRecords(report, records, { rows, measure, groups, language, merge: 'sum' });
  const series = isShare ? asShares(table.series) : table.series;
  return {
    type: 'bar',
    names: table.names,
    series:
      groups.length > 0
        ? series
        : series.map(({ values }) => ({ name: axisTitle(report, measure, language), values })),
    isHorizontal,
    isStacked,
    rowsName: axisTitle(report, rows, language),
    valuesName: axisTitle(report, measure, language, isShare),
  };
}

/** Areas have no counterpart whose parts are felt: their upper edges are lines. */
export function areaOf(input: MarkInput): Draft {
  const { report, channels } = input;
  report.note('VEGA_AREA_AS_LINE', 'mark');
  const { y } = channels;
  if (y?.stack === 'normalize' || y?.stack === 'center') report.refuse('VEGA_STACK', `${y.path}.stack`);
  return lineOf(input);
}

export function lineOf(input: MarkInput): Draft {
  const { report, records, channels, mark, language } = input;
  const { x, y } = channels;
  noteUnused(input, ['theta', 'xOffset', 'yOffset']);
  if (!x || !y) {
    report.refuse('VEGA_CHANNEL_NEEDED', `encoding.${x ? 'y' : 'x'}`);
    return undefined;
  }
  for (const { bin, path } of [x, y]) if (bin) report.refuse('VEGA_BIN', `${path}.bin`);
  if (!isMeasure(y) || x.aggregate !== undefined) {
    report.refuse('VEGA_AXES', 'encoding');
    return undefined;
  }
  const groups = groupsOf(input, [x]);
  const table = tableOfRecords(report, records, { rows: x, measure: y, groups, language, merge: 'mean' });
  const rowsAre = x.type === 'quantitative' ? 'numbers' : x.type === 'temporal' ? 'dates' : 'names';
  const { point } = mark;
  return {
    type: 'line',
    names: table.names,
    series:
      groups.length > 0
        ? table.series
        : table.series.map(({ values }) => ({ name: axisTitle(report, y, language), values })),
    rowsAre,
    hasPoints: point !== undefined && point !== null && point !== false,
    rowsName: axisTitle(report, x, language),
    valuesName: axisTitle(report, y, language),
  };
}

export function pointOf(input: MarkInput): Draft {
  const { report, records, channels, language } = input;
  const { x, y } = channels;
  noteUnused(input, ['theta', 'xOffset', 'yOffset']);
  if (!x || !y) {
    report.refuse('VEGA_CHANNEL_NEEDED', `encoding.${x ? 'y' : 'x'}`);
    return undefined;
  }
  for (const { bin, path } of [x, y]) if (bin) report.refuse('VEGA_BIN', `${path}.bin`);
  if (!isMeasure(x) || !isMeasure(y)) {
    report.refuse('VEGA_AXES', 'encoding');
    return undefined;
  }
  const groups = groupsOf(input, [x, y]);
  const valueOf = (row: number, { field }: Channel) =>
    field === undefined ? 1 : numberIn(report, records, row, field);
  const points = records.rows.map((_, row) => ({
    group: groupName(records, row, groups, language),
    at: [valueOf(row, x), valueOf(row, y)] as const,
  }));
  // Places whose values are aggregated: one for each series, or for each value of the axis that is not.
  const byPlace = new Map<string, { readonly group: string; readonly xs: number[]; readonly ys: number[] }>();
  points.forEach(({ group, at: [first, second] }, row) => {
    if (first === null || second === null) return;
    const isOnX = x.aggregate === undefined && y.aggregate !== undefined;
    const isOnY = y.aggregate === undefined && x.aggregate !== undefined;
    const isAlone = x.aggregate === undefined && y.aggregate === undefined;
    const key = JSON.stringify([group, isOnX ? first : isOnY ? second : isAlone ? row : '']);
    const place = byPlace.get(key) ?? { group, xs: [], ys: [] };
    place.xs.push(first);
    place.ys.push(second);
    byPlace.set(key, place);
  });
  const names = [...new Set(points.map(({ group }) => group))].toSorted(new Intl.Collator(language).compare);
  refuseManySeries(report, names.length);
  if (report.refusals.length > 0) return undefined;
  const series = names.map((name) => ({
    name: groups.length > 0 ? name : axisTitle(report, y, language),
    points: [...byPlace.values()].flatMap(({ group, xs, ys }) => {
      const [at, value] = [aggregated(xs, x.aggregate ?? 'min'), aggregated(ys, y.aggregate ?? 'min')];
      return group === name && at !== null && value !== null ? [[at, value]] : [];
    }),
  }));
  return {
    type: 'scatter',
    series,
    rowsName: axisTitle(report, x, language),
    valuesName: axisTitle(report, y, language),
  };
}

export function arcOf(input: MarkInput): Draft {
  const { report, records, channels, details, language } = input;
  const { theta, color, fill } = channels;
  const parts = color ?? fill;
  noteUnused(input, ['x', 'y', 'xOffset', 'yOffset', 'shape', 'stroke', 'strokeDash']);
  for (const { path } of details) report.note('VEGA_LEFT_OUT', path);
  if (!theta || !parts) {
    report.refuse('VEGA_CHANNEL_NEEDED', `encoding.${theta ? 'color' : 'theta'}`);
    return undefined;
  }
  if (!isMeasure(theta) || isMeasure(parts) || parts.bin) {
    report.refuse('VEGA_AXES', 'encoding');
    return undefined;
  }
  const wish = { rows: parts, measure: theta, groups: [], language, merge: 'sum' } as const;
  const { names, series } = tableOfRecords(report, records, wish);
  return { type: 'pie', names, values: series[0]?.values ?? [] };
}

export function boxPlotOf(input: MarkInput): Draft {
  const { report, records, channels, language } = input;
  const { x, y } = channels;
  noteUnused(input, ['theta', 'xOffset', 'yOffset']);
  const measure = [y, x].find((channel) => channel && isMeasure(channel));
  if (!measure || measure.aggregate !== undefined || measure.field === undefined) {
    report.refuse('VEGA_AXES', 'encoding');
    return undefined;
  }
  const { field } = measure;
  const rows = measure === y ? x : y;
  if (rows && (isMeasure(rows) || rows.bin)) report.refuse('VEGA_AXES', 'encoding');
  for (const { path } of groupsOf(input, [rows])) report.refuse('VEGA_GROUPS', path);
  const rowNames = records.rows.map((record) =>
    rows ? nameOf(record.get(rows.field ?? ''), rows, language) : '',
  );
  const order = rows
    ? tableOfRecords(report, records, {
        rows,
        measure: { ...measure, aggregate: 'median' },
        groups: [],
        language,
        merge: 'mean',
      }).names
    : [''];
  const groups = order.map((name) => ({
    name,
    values: rowNames.flatMap((own, row) =>
      own === name ? (numberIn(report, records, row, field) ?? []) : [],
    ),
  }));
  return {
    type: 'box',
    groups,
    isHorizontal: measure === x,
    rowsName: rows ? axisTitle(report, rows, language) : '',
    valuesName: axisTitle(report, measure, language),
  };
}
