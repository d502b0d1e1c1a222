import type { ChartLanguage } from '../sheet/sheet.js';
import { CHART_TYPES, type ChartSpec } from '../types/index.js';
import type { ChartTemplateId } from './template-ids.js';

const { bar, clock, coordinates, fraction, line, pie, table, timeline } = CHART_TYPES;
const numberLine = CHART_TYPES['number-line'];
const flowChart = CHART_TYPES['flow-chart'];

const words = (language: ChartLanguage, de: string, en: string): string => (language === 'de' ? de : en);

/** Axes without points, from `from` to `to` on both. */
function emptyAxes(language: ChartLanguage, from: number, to: number): ChartSpec {
  const sample = coordinates.sample(language);
  const axis = { from, to, step: 1, isLog: false };
  return {
    ...sample,
    title: words(language, 'Koordinatensystem', 'Coordinate system'),
    x: { ...axis, name: 'x' },
    y: { ...axis, name: 'y' },
    points: [],
    segments: [],
  };
}

/** What every template of charts begins with: the sample of its type, or that with less data. */
export const TEMPLATE_SPECS: Readonly<Record<ChartTemplateId, (language: ChartLanguage) => ChartSpec>> = {
  coordinates: (language) => emptyAxes(language, 0, 10),
  quadrants: (language) => emptyAxes(language, -5, 5),
  'number-line': (language) => ({
    ...numberLine.sample(language),
    title: words(language, 'Zahlenstrahl', 'Number line'),
    from: 0,
    to: 10,
    points: [],
    intervals: [],
  }),
  'function-graph': CHART_TYPES.function.sample,
  'bar-chart': bar.sample,
  'line-chart': line.sample,
  'pie-chart': pie.sample,
  fractions: fraction.sample,
  table: table.sample,
  clock: clock.sample,
  timeline: timeline.sample,
  'flow-chart': flowChart.sample,
};
