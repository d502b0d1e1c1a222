import { describe, expect, it } from '@jest/globals';
import { chartEngine, sampleFaults, variedSheets } from '../../../test/proofed-sheet.js';
import { layOutChart } from '../../kind/chart-object.js';
import { readDate, writeDate } from './dates.js';
import { timeline } from './timeline.js';
import type { TimelineSpec } from './timeline-spec.js';

const base = timeline.sample('de');
const drawn = (spec: TimelineSpec) =>
  layOutChart(chartEngine.kinds, spec, {
    uuid: '00000000-0000-4000-8000-000000000001',
    area: { x: 10, y: 30, width: 277, height: 170 },
    cells: {},
  });

describe('dates of a timeline', () => {
  it.each([
    ['1989', 1989, '1989', '1989'],
    ['-44', -44, '44 v. Chr.', '44 BC'],
    ['2000-07-01', 2000 + 182 / 366, '1.7.2000', '1 July 2000'],
    ['1.1.2001', 2001, '1.1.2001', '1 January 2001'],
    ['2001-02', 2001 + 31 / 365, 'Februar 2001', 'February 2001'],
  ])('read %s', (text, years, german, english) => {
    const date = readDate(text);
    if (!date) throw new Error('a date');
    expect(date.years).toBeCloseTo(years, 9);
    expect([writeDate(date, 'de'), writeDate(date, 'en')]).toEqual([german, english]);
  });

  it.each(['', 'morgen', '31.2.2001', '2001-13', '12:30'])('refuse %p', (text) => {
    expect(readDate(text)).toBeUndefined();
  });
});

describe('a timeline', () => {
  it('puts events at their share of the years', () => {
    const spec = {
      ...base,
      from: 1900,
      to: 2000,
      spans: [],
      events: ['1925', '1950'].map((at) => ({ at, name: '' })),
    };
    const { objects } = drawn(spec);
    const discs = objects.flatMap((object) =>
      object.type === 'ellipse' ? [object.x + object.width / 2] : [],
    );
    const ticks = objects.flatMap((object) =>
      object.type === 'line' && object.dx === 0 && object.dy === 8 ? [object.x] : [],
    );
    const [first = 0, last = 0] = [ticks[0], ticks.at(-1)];
    expect(discs[0]).toBeCloseTo(first + (last - first) / 4, 6);
    expect(discs[1]).toBeCloseTo(first + (last - first) / 2, 6);
  });

  it('refuses what is no date and spans that end before they begin', () => {
    const fails = (part: object) => !timeline.schema.safeParse({ ...base, ...part }).success;
    expect(fails({ events: [{ at: 'bald', name: '' }] })).toBe(true);
    expect(fails({ spans: [{ from: '1945', to: '1939', name: '' }] })).toBe(true);
    expect(fails({})).toBe(false);
  });

  it('tells its entries in their order', () => {
    expect(timeline.describe(base).details.split('\n')[0]).toBe('1914–1918 Erster Weltkrieg');
    expect(timeline.describe(base).details.split('\n').at(-1)).toBe('9.11.1989 Mauerfall');
  });

  it.each([
    ['de', 0, 'von 1910 bis 2000, 0 Einträge.'],
    ['de', 1, 'von 1910 bis 2000, 1 Eintrag.'],
    ['de', 2, 'von 1910 bis 2000, 2 Einträge.'],
    ['en', 0, 'from 1910 to 2000, 0 entries.'],
    ['en', 1, 'from 1910 to 2000, 1 entry.'],
    ['en', 2, 'from 1910 to 2000, 2 entries.'],
  ] as const)('counts its entries in %s: %d', (language, count, end) => {
    const sample = timeline.sample(language);
    const { summary } = timeline.describe({ ...sample, events: sample.events.slice(0, count), spans: [] });
    expect(summary.endsWith(`: ${end}`)).toBe(true);
  });

  it('passes the proof in all systems', async () => {
    expect(await sampleFaults('timeline')).toEqual([]);
  });

  it('passes the proof varied', async () => {
    const { faults, open } = await variedSheets((dice, language) => {
      const from = dice.pick([-500, 1500, 1900]);
      const year = () => String(dice.number(from, from + 100));
      return {
        ...base,
        language,
        from,
        to: from + 100,
        step: null,
        direction: dice.pick(['auto', 'upright']),
        events: dice.list(1, 8, () => ({ at: year(), name: `${dice.name()} ${dice.name()}` })),
        spans: dice.list(0, 2, () => ({
          from: String(dice.number(from, from + 40)),
          to: String(dice.number(from + 50, from + 90)),
          name: dice.name(),
        })),
      };
    });
    expect(faults).toEqual([]);
    expect(open).toBeLessThanOrEqual(8);
  });
});
