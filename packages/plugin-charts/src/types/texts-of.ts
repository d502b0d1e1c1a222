import { type ChartSpec, withChartType } from './index.js';

/** The texts of a chart whose braille is measured, each once. */
export function textsOf(spec: ChartSpec): ReadonlySet<string> {
  const texts = withChartType(spec, (type, own) => type.texts(own));
  return new Set(texts.filter((text) => text !== ''));
}
