import { CHART_LIMITS } from '../sheet/fields.js';
import { readGraphs } from '../types/function/graphs.js';
import { type ChartSpec, describeChart } from '../types/index.js';

/** A title that is true of `spec`: its formulas, what its values are called, else what such a chart is called. */
export function suggestedTitle(spec: ChartSpec): string {
  const named =
    spec.type === 'function'
      ? readGraphs(spec).graphs.map(({ name }) => name)
      : 'series' in spec
        ? spec.series.map(({ name }) => name)
        : [];
  const title = named.filter((name) => name.trim() !== '').join(', ');
  return title === '' ? describeChart(spec).type : title.slice(0, CHART_LIMITS.titleLength);
}

/** `spec` with a title: its own, else a suggested one. */
export const withTitle = (spec: ChartSpec): ChartSpec =>
  spec.title.trim() === '' ? { ...spec, title: suggestedTitle(spec) } : spec;
