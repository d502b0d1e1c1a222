import { describe, expect, it } from '@jest/globals';
import { chartEngine, sampleFaults, variedSheets } from '../../../test/proofed-sheet.js';
import { layOutChart } from '../../kind/chart-object.js';
import { clock, type ClockSpec } from './clock.js';

const base = clock.sample('de');
const place = {
  uuid: '00000000-0000-4000-8000-000000000001',
  area: { x: 10, y: 30, width: 190, height: 250 },
  cells: {},
};

/** Where the hand of this width points, in degrees clockwise from the top. */
function handDegrees(spec: ClockSpec, widthMm: number): number {
  const { objects } = layOutChart(chartEngine.kinds, spec, place);
  const hand = objects.find((object) => object.type === 'line' && object.borderWidth === widthMm);
  if (hand?.type !== 'line') throw new Error('a hand is drawn');
  return ((Math.atan2(hand.dx, -hand.dy) * 180) / Math.PI + 360) % 360;
}

describe('a clock', () => {
  it.each([
    [3, 0, 90, 0],
    [10, 20, 310, 120],
    [18, 30, 195, 180],
    [0, 45, 22.5, 270],
  ])('shows %i:%i by its hands', (hours, minutes, hour, minute) => {
    expect(handDegrees({ ...base, hours, minutes }, 2.5)).toBeCloseTo(hour, 6);
    expect(handDegrees({ ...base, hours, minutes }, 1)).toBeCloseTo(minute, 6);
  });

  it('writes the time in 12 and 24 hours', () => {
    const spec = { ...base, hours: 15, minutes: 5 };
    expect(clock.describe(spec).summary).toContain('15:05 Uhr');
    expect(clock.describe({ ...spec, language: 'en', is24Hours: false }).summary).toContain('3:05 pm');
    expect(clock.describe(spec).details).toContain('steht zwischen 3 und 4');
  });

  it('refuses times that there are not', () => {
    expect(clock.schema.safeParse({ ...base, hours: 24 }).success).toBe(false);
    expect(clock.schema.safeParse({ ...base, minutes: 60 }).success).toBe(false);
  });

  it('passes the proof in all systems', async () => {
    expect(await sampleFaults('clock')).toEqual([]);
  });

  it('passes the proof at any time', async () => {
    const { faults, open } = await variedSheets((dice, language) => ({
      ...base,
      language,
      hours: dice.number(0, 23),
      minutes: dice.number(0, 59),
      hasMinuteMarks: dice.pick([true, false]),
      numbers: dice.pick(['all', 'quarters', 'none']),
      hasText: dice.pick([true, false]),
    }));
    expect(faults).toEqual([]);
    expect(open).toBe(0);
  });
});
