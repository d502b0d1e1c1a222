import { describe, expect, it } from '@jest/globals';
import { CHART_TYPES, chartSpecSchema } from '../types/index.js';
import { suggestedTitle, withTitle } from './suggested-title.js';

describe('the title of a chart that has none', () => {
  it('is its formulas', () => {
    const graphs = ['y = x^2 - 2', 'y = 0.5x'].map((formula) => ({ formula }));
    const spec = chartSpecSchema.parse({ type: 'function', title: '', language: 'en', graphs });
    expect(suggestedTitle(spec)).toBe('y = x² − 2, y = 0.5x');
  });

  it('is what its values are called', () => {
    expect(suggestedTitle(CHART_TYPES.line.sample('de'))).toBe('mittags, nachts');
  });

  it('is else what such a chart is called', () => {
    expect(suggestedTitle(CHART_TYPES.clock.sample('en'))).toBe('Clock');
    const pie = CHART_TYPES.pie.sample('de');
    expect(suggestedTitle(pie)).toBe(CHART_TYPES.pie.describe(pie).type);
  });

  it('is left alone where one is given', () => {
    const named = CHART_TYPES.bar.sample('de');
    expect(withTitle(named)).toBe(named);
    expect(withTitle({ ...named, title: ' ' }).title).toBe('Anzahl');
  });
});
