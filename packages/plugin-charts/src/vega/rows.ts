import { DATA_LIMITS } from '../data/index.js';
import { type LongValue, pivoted, type WideTable } from '../data/pivot.js';
import type { ChartLanguage } from '../sheet/sheet.js';
import type { Channel } from './channels.js';
import { inOrderOf, type Ordered } from './order.js';
import type { Records, Value } from './records.js';
import type { VegaReport } from './report.js';
import { nameOf, numberIn } from './values.js';

/** What the rows, the values and the series of a chart are. */
export interface RowsWish {
  readonly rows: Channel;
  readonly measure: Channel;
  /** Each combination of their values is a series. */
  readonly groups: readonly Channel[];
  readonly language: ChartLanguage;
  /** Several values at the same place are added, as bars are, or averaged. */
  readonly merge: 'sum' | 'mean';
}

/** A list without what is there twice. */
const once = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

/** The name of the series that row `row` belongs to; empty for a chart of one. */
export function groupName(
  records: Records,
  row: number,
  groups: readonly Channel[],
  language: ChartLanguage,
): string {
  return groups.map((group) => nameOf(records.rows[row]?.get(group.field ?? ''), group, language)).join(', ');
}

/** Names with what is known about them, for sorting. */
function orderedOf(
  records: Records,
  names: readonly string[],
  rowNames: readonly string[],
  channel: Channel,
  totalOf: (name: string) => number,
): readonly Ordered[] {
  const rowsOf = new Map<string, number[]>();
  rowNames.forEach((name, row) => {
    const rows = rowsOf.get(name);
    if (rows) rows.push(row);
    else rowsOf.set(name, [row]);
  });
  const valueAt = (row: number, field: string): Value | undefined => records.rows[row]?.get(field);
  return names.map((name) => {
    const rows = rowsOf.get(name) ?? [];
    const [first = 0] = rows;
    return {
      name,
      value: valueAt(first, channel.field ?? ''),
      total: totalOf(name),
      valuesOf: (field) =>
        rows.flatMap((row) => {
          const value = valueAt(row, field);
          return typeof value === 'number' ? [value] : [];
        }),
    };
  });
}

/** Refuses more series than a chart has. */
export function refuseManySeries(report: VegaReport, count: number): void {
  if (count <= DATA_LIMITS.series) return;
  report.refuseData({ code: 'DATA_TOO_MANY_SERIES', params: { count, most: DATA_LIMITS.series } });
}

const sumOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** The data as a row for each value of one channel and a series for each of others, in the order that the spec asks for. */
export function tableOfRecords(report: VegaReport, records: Records, wish: RowsWish): WideTable {
  const { rows, measure, groups, language, merge } = wish;
  const { aggregate, field } = measure;
  const isCount = aggregate === 'count';
  const rowNames = records.rows.map((record) => nameOf(record.get(rows.field ?? ''), rows, language));
  const groupNames = records.rows.map((_, row) => groupName(records, row, groups, language));
  const list: readonly LongValue[] = rowNames.map((name, row) => ({
    name,
    group: groupNames[row] ?? '',
    value: isCount ? 1 : numberIn(report, records, row, field ?? ''),
  }));
  const places = new Set(list.map(({ name, group }) => JSON.stringify([name, group])));
  if (aggregate === undefined && places.size < list.length) {
    report.note(merge === 'sum' ? 'VEGA_SUMMED' : 'VEGA_AVERAGED', measure.path);
  }
  // A table has a cell for each row and series: both are bounded before.
  const [rowCount, seriesCount] = [new Set(rowNames).size, new Set(groupNames).size];
  if (rowCount > DATA_LIMITS.rows) {
    report.refuseData({ code: 'DATA_TOO_MANY_ROWS', params: { count: rowCount, most: DATA_LIMITS.rows } });
  }
  refuseManySeries(report, seriesCount);
  if (report.refusals.length > 0) return { names: [], series: [] };
  const wide = pivoted(list, aggregate ?? merge);
  const valuesOf = (name: string) => wide.series.find((one) => one.name === name)?.values ?? [];

  const totals = new Map(
    wide.names.map((name, row) => [name, sumOf(wide.series.map(({ values }) => values[row] ?? null))]),
  );
  const context = { measure: measure.name, language };
  const rowOrder = inOrderOf(
    report,
    orderedOf(records, wide.names, rowNames, rows, (name) => totals.get(name) ?? 0),
    rows,
    context,
  ).map(({ name }) => name);
  const [group] = groups;
  const seriesNames = wide.series.map(({ name }) => name);
  const seriesOrder = group
    ? inOrderOf(
        report,
        orderedOf(records, seriesNames, groupNames, group, (name) => sumOf(valuesOf(name))),
        group,
        context,
      ).map(({ name }) => name)
    : seriesNames;
  const place = new Map(wide.names.map((name, row) => [name, row]));
  return {
    names: rowOrder,
    series: once(seriesOrder).map((name) => {
      const values = valuesOf(name);
      return {
        name,
        values: rowOrder.map((row) => values[place.get(row) ?? -1] ?? (isCount ? 0 : null)),
      };
    }),
  };
}
