import { CHART_LIMITS } from '../sheet/fields.js';
import { type ChartSpec, withChartType } from './index.js';

/** The texts of a chart whose braille is measured, each once, as many as a chart keeps: cells of others are estimated. */
export function textsOf(spec: ChartSpec): ReadonlySet<string> {
  const texts = withChartType(spec, (type, own) => type.texts(own));
  const own = new Set(texts.filter((text) => text !== ''));
  return new Set([...own].slice(0, CHART_LIMITS.texts));
}
