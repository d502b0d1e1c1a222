import { z } from 'zod';
import type { ChartType } from '../sheet/sheet.js';
import { barChart, type BarSpec } from './bar/bar-chart.js';
import { flowChart, type FlowSpec } from './flow-chart/flow-chart.js';

/** What a chart says, by its type. A type of chart adds its own here and to {@link CHART_TYPES}. */
export interface ChartSpecs {
  readonly bar: BarSpec;
  readonly 'flow-chart': FlowSpec;
}

/** The types of charts. */
export type ChartTypeName = keyof ChartSpecs;

/** What any chart says. */
export type ChartSpec = ChartSpecs[ChartTypeName];

/** All types of charts, in the order in which they are offered. */
export const CHART_TYPES: { readonly [N in ChartTypeName]: ChartType<ChartSpecs[N]> } = {
  bar: barChart,
  'flow-chart': flowChart,
};

/** The names of all types. */
export const CHART_TYPE_NAMES = Object.keys(CHART_TYPES) as [ChartTypeName, ...ChartTypeName[]];

/** What any chart must look like. */
export const chartSpecSchema: z.ZodType<ChartSpec> = z.discriminatedUnion('type', [
  CHART_TYPES.bar.schema,
  CHART_TYPES['flow-chart'].schema,
]);

/** Calls `call` with `spec` and what is known about its type. */
export function withChartType<R>(
  spec: ChartSpec,
  call: <S extends ChartSpec>(type: ChartType<S>, spec: S) => R,
): R {
  const dispatch = <N extends ChartTypeName>(name: N, given: ChartSpecs[N]): R =>
    call(CHART_TYPES[name], given);
  return dispatch(spec.type, spec);
}
