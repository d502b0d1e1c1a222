import type { Immutable } from '@tastwerk/editor-core';
import { z } from 'zod';
import type { ChartType } from '../sheet/sheet.js';
import { barChart, type BarSpec } from './bar/bar-chart.js';
import { numberLine, type NumberLineSpec } from './number-line/number-line.js';
import { coordinates } from './coordinates/coordinates.js';
import type { CoordinatesSpec } from './coordinates/coordinates-spec.js';
import { timeline } from './timeline/timeline.js';
import type { TimelineSpec } from './timeline/timeline-spec.js';
import { table, type TableSpec } from './table/table.js';
import { clock, type ClockSpec } from './clock/clock.js';
import { dice, type DiceSpec } from './dice/dice.js';
import { fraction, type FractionSpec } from './fraction/fraction.js';
import { thermometer, type ThermometerSpec } from './thermometer/thermometer.js';
import { venn, type VennSpec } from './venn/venn.js';
import { unitCircle, type UnitCircleSpec } from './unit-circle/unit-circle.js';
import { construction } from './construction/construction.js';
import type { ConstructionSpec } from './construction/construction-spec.js';
import { net, type NetSpec } from './net/net.js';
import { solid, type SolidSpec } from './solid/solid.js';
import { familyTree, type FamilyTreeSpec } from './family-tree/family-tree.js';
import { flowChart, type FlowChartSpec } from './flow-chart/flow-chart.js';
import { cards, type CardsSpec } from './cards/cards.js';

/** What a chart says, by its type. A type of chart adds its own here and to {@link CHART_TYPES}. */
export interface ChartSpecs {
  readonly bar: BarSpec;
  readonly 'number-line': NumberLineSpec;
  readonly coordinates: CoordinatesSpec;
  readonly timeline: TimelineSpec;
  readonly table: TableSpec;
  readonly clock: ClockSpec;
  readonly dice: DiceSpec;
  readonly fraction: FractionSpec;
  readonly thermometer: ThermometerSpec;
  readonly venn: VennSpec;
  readonly 'unit-circle': UnitCircleSpec;
  readonly construction: ConstructionSpec;
  readonly net: NetSpec;
  readonly solid: SolidSpec;
  readonly 'family-tree': FamilyTreeSpec;
  readonly 'flow-chart': FlowChartSpec;
  readonly cards: CardsSpec;
}

/** The types of charts. */
export type ChartTypeName = keyof ChartSpecs;

/** What any chart says. */
export type ChartSpec = Immutable<ChartSpecs[ChartTypeName]>;

/** All types of charts, in the order in which they are offered. */
export const CHART_TYPES: { readonly [N in ChartTypeName]: ChartType<Immutable<ChartSpecs[N]>> } = {
  bar: barChart,
  'number-line': numberLine,
  coordinates: coordinates,
  timeline: timeline,
  table: table,
  clock: clock,
  dice: dice,
  fraction: fraction,
  thermometer: thermometer,
  venn: venn,
  'unit-circle': unitCircle,
  construction: construction,
  net: net,
  solid: solid,
  'family-tree': familyTree,
  'flow-chart': flowChart,
  cards: cards,
};

/** The names of all types. */
export const CHART_TYPE_NAMES = Object.keys(CHART_TYPES) as [ChartTypeName, ...ChartTypeName[]];

/** What any chart must look like. */
export const chartSpecSchema: z.ZodType<ChartSpec> = z.discriminatedUnion('type', [
  CHART_TYPES.bar.schema,
  CHART_TYPES['number-line'].schema,
  CHART_TYPES.coordinates.schema,
  CHART_TYPES.timeline.schema,
  CHART_TYPES.table.schema,
  CHART_TYPES.clock.schema,
  CHART_TYPES.dice.schema,
  CHART_TYPES.fraction.schema,
  CHART_TYPES.thermometer.schema,
  CHART_TYPES.venn.schema,
  CHART_TYPES['unit-circle'].schema,
  CHART_TYPES.construction.schema,
  CHART_TYPES.net.schema,
  CHART_TYPES.solid.schema,
  CHART_TYPES['family-tree'].schema,
  CHART_TYPES['flow-chart'].schema,
  CHART_TYPES.cards.schema,
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
