import type { ImageDescription, Immutable } from '@tastwerk/editor-core';
import { z } from 'zod';
import type { ChartType, SpecBase } from '../sheet/sheet.js';
import { boundedDetails } from '../texts/bounded-details.js';
import { barChart, type BarSpec } from './bar/bar-chart.js';
import { lineChart, type LineSpec } from './line/line-chart.js';
import { scatterChart, type ScatterSpec } from './scatter/scatter-chart.js';
import { pieChart, type PieSpec } from './pie/pie-chart.js';
import { histogram, type HistogramSpec } from './histogram/histogram.js';
import { boxPlot, type BoxSpec } from './box/box-plot.js';
import { pictogram, type PictogramSpec } from './pictogram/pictogram.js';
import { numberLine } from './number-line/number-line.js';
import type { NumberLineSpec } from './number-line/number-line-spec.js';
import { coordinates } from './coordinates/coordinates.js';
import type { CoordinatesSpec } from './coordinates/coordinates-spec.js';
import { functionGraphs, type FunctionSpec } from './function/function-graphs.js';
import { timeline } from './timeline/timeline.js';
import type { TimelineSpec } from './timeline/timeline-spec.js';
import { table, type TableSpec } from './table/table.js';
import { clock, type ClockSpec } from './clock/clock.js';
import { dice, type DiceSpec } from './dice/dice.js';
import { fraction, type FractionSpec } from './fraction/fraction.js';
import { thermometer, type ThermometerSpec } from './thermometer/thermometer.js';
import { venn, type VennSpec } from './venn/venn.js';
import { unitCircle, type UnitCircleSpec } from './unit-circle/unit-circle.js';
import { familyTree, type FamilySpec } from './family-tree/family-tree.js';
import { flowChart, type FlowSpec } from './flow-chart/flow-chart.js';
import { construction } from './construction/construction.js';
import type { ConstructionSpec } from './construction/construction-spec.js';
import { solid, type SolidSpec } from './solid/solid.js';
import { net, type NetSpec } from './net/net.js';
import { cards, type CardsSpec } from './cards/cards.js';

/** What a chart says, by its type. A type of chart adds its own here and to {@link CHART_TYPES}. */
export interface ChartSpecs {
  readonly bar: BarSpec;
  readonly line: LineSpec;
  readonly scatter: ScatterSpec;
  readonly pie: PieSpec;
  readonly histogram: HistogramSpec;
  readonly box: BoxSpec;
  readonly pictogram: PictogramSpec;
  readonly 'number-line': NumberLineSpec;
  readonly coordinates: CoordinatesSpec;
  readonly function: FunctionSpec;
  readonly timeline: TimelineSpec;
  readonly table: TableSpec;
  readonly clock: ClockSpec;
  readonly dice: DiceSpec;
  readonly fraction: FractionSpec;
  readonly thermometer: ThermometerSpec;
  readonly venn: VennSpec;
  readonly 'unit-circle': UnitCircleSpec;
  readonly 'flow-chart': FlowSpec;
  readonly 'family-tree': FamilySpec;
  readonly construction: ConstructionSpec;
  readonly solid: SolidSpec;
  readonly net: NetSpec;
  readonly cards: CardsSpec;
}

/** The types of charts. */
export type ChartTypeName = keyof ChartSpecs;

/** What any chart says. */
export type ChartSpec = Immutable<ChartSpecs[ChartTypeName]>;

/** `type` with descriptions that a document holds, however much a chart says. */
const bounded = <S extends SpecBase>(type: ChartType<S>): ChartType<S> => ({
  ...type,
  describe: (spec) => {
    const description = type.describe(spec);
    return { ...description, details: boundedDetails(description.details, spec.language) };
  },
});

/** All types of charts, in the order in which they are offered. */
export const CHART_TYPES: { readonly [N in ChartTypeName]: ChartType<Immutable<ChartSpecs[N]>> } = {
  bar: bounded(barChart),
  line: bounded(lineChart),
  scatter: bounded(scatterChart),
  pie: bounded(pieChart),
  histogram: bounded(histogram),
  box: bounded(boxPlot),
  pictogram: bounded(pictogram),
  'number-line': bounded(numberLine),
  coordinates: bounded(coordinates),
  function: bounded(functionGraphs),
  timeline: bounded(timeline),
  table: bounded(table),
  clock: bounded(clock),
  dice: bounded(dice),
  fraction: bounded(fraction),
  thermometer: bounded(thermometer),
  venn: bounded(venn),
  'unit-circle': bounded(unitCircle),
  'flow-chart': bounded(flowChart),
  'family-tree': bounded(familyTree),
  construction: bounded(construction),
  solid: bounded(solid),
  net: bounded(net),
  cards: bounded(cards),
};

/** The names of all types. */
export const CHART_TYPE_NAMES = Object.keys(CHART_TYPES) as [ChartTypeName, ...ChartTypeName[]];

const [firstSchema, ...otherSchemas] = CHART_TYPE_NAMES.map((name) => CHART_TYPES[name].schema);

/** What any chart must look like. */
export const chartSpecSchema: z.ZodType<ChartSpec> = z.discriminatedUnion('type', [
  firstSchema ?? CHART_TYPES.bar.schema,
  ...otherSchemas,
]);

/** Calls `call` with `spec` and what is known about its type. */
export function withChartType<R>(
  spec: ChartSpec,
  call: <S extends ChartSpec>(type: ChartType<S>, spec: S) => R,
): R {
  const dispatch = <N extends ChartTypeName>(name: N, given: Immutable<ChartSpecs[N]>): R =>
    call(CHART_TYPES[name], given);
  return dispatch(spec.type, spec);
}

/** What `spec` shows, in words. */
export const describeChart = (spec: ChartSpec): ImageDescription =>
  withChartType(spec, (type, own) => type.describe(own));
