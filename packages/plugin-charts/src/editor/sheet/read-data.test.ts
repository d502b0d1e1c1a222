import { describe, expect, it } from '@jest/globals';
import { barChart } from '../../types/bar/bar-chart.js';
import { CHART_TYPES, type ChartSpec } from '../../types/index.js';
import { asType, withData } from './read-data.js';

const BARS: ChartSpec = { ...barChart.sample('de'), isHorizontal: true };

describe('data for a chart', () => {
  it('is taken from a table with its headers, and what the table does not say stays', () => {
    const read = withData(BARS, 'Stadt;Regen in mm\nWien;12,5\nGraz;20\n', 'en');
    expect(read).toMatchObject({
      ok: true,
      value: {
        spec: {
          type: 'bar',
          names: ['Wien', 'Graz'],
          series: [{ values: [12.5, 20] }],
          rowsName: 'Stadt',
          valuesName: 'Regen in mm',
          isHorizontal: true,
        },
        found: expect.stringContaining('decimal comma'),
      },
    });
  });

  it('is a chart of ours as JSON, or a Vega-Lite spec', () => {
    const line = CHART_TYPES['number-line'].sample('en');
    expect(withData(BARS, JSON.stringify(line), 'de')).toMatchObject({ ok: true, value: { spec: line } });
    const values = [
      { town: 'Wien', rain: 3 },
      { town: 'Graz', rain: 5 },
    ];
    const encoding = { x: { field: 'town', type: 'nominal' }, y: { field: 'rain', type: 'quantitative' } };
    const vega = withData(BARS, JSON.stringify({ data: { values }, mark: 'bar', encoding }), 'de');
    expect(vega).toMatchObject({ ok: true, value: { spec: { type: 'bar', names: ['Graz', 'Wien'] } } });
  });

  it.each([
    ['nothing', ''],
    ['a workbook', new Uint8Array([0x50, 0x4b, 0x03, 0x04])],
    ['a spec that cannot be drawn', JSON.stringify({ type: 'bar', names: 3 })],
    ['a Vega-Lite spec of several charts', JSON.stringify({ data: { values: [] }, layer: [] })],
  ])('is refused with a sentence in the language of the interface: %s', (_case, data) => {
    const [german, english] = [withData(BARS, data, 'de'), withData(BARS, data, 'en')];
    if (german.ok || english.ok) throw new Error('it was read');
    expect(german.error).toMatch(/\.$/u);
    expect(german.error).not.toBe(english.error);
  });

  it('goes along to another type that can show it, and to no other', () => {
    expect(asType(BARS, 'pie')).toMatchObject({ type: 'pie', names: BARS.type === 'bar' ? BARS.names : [] });
    expect(asType(BARS, 'line')).toMatchObject({ type: 'line', title: BARS.title });
    expect(asType(BARS, 'clock')).toBeUndefined();
  });
});
