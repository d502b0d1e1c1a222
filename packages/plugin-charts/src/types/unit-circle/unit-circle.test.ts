import { describe, expect, it } from '@jest/globals';
import { chartEngine, sampleFaults, variedSheets } from '../../../test/proofed-sheet.js';
import { layOutChart } from '../../kind/chart-object.js';
import { unitCircle, type UnitCircleSpec } from './unit-circle.js';

const base = unitCircle.sample('de');
const place = {
  uuid: '00000000-0000-4000-8000-000000000001',
  area: { x: 10, y: 30, width: 190, height: 250 },
  cells: {},
};

/** Lengths of the segments in radii, by their names. */
function lengths(spec: UnitCircleSpec): Readonly<Record<string, number>> {
  const { objects } = layOutChart(chartEngine.kinds, spec, place);
  const circle = objects.find((object) => object.type === 'ellipse' && object.border);
  const radius = circle && 'width' in circle ? circle.width / 2 : 1;
  return Object.fromEntries(
    objects.flatMap((object) =>
      object.type === 'line' && object.moniker !== ''
        ? [[object.moniker, Math.hypot(object.dx, object.dy) / radius]]
        : [],
    ),
  );
}

describe('a unit circle', () => {
  it.each([30, 40, 140, 215, 320])('draws the segments of %i degrees', (degrees) => {
    const radians = (degrees * Math.PI) / 180;
    const { sin, cos, tan } = lengths({ ...base, degrees });
    expect(sin).toBeCloseTo(Math.abs(Math.sin(radians)), 6);
    expect(cos).toBeCloseTo(Math.abs(Math.cos(radians)), 6);
    expect(tan).toBeCloseTo(Math.abs(Math.tan(radians)), 6);
  });

  it('says what is not felt', () => {
    const { notes } = layOutChart(chartEngine.kinds, { ...base, degrees: 89 }, place);
    expect(notes.map(({ params }) => params['text'])).toEqual(expect.arrayContaining(['tan', 'cos']));
  });

  it('refuses more than a turn', () => {
    expect(unitCircle.schema.safeParse({ ...base, degrees: 361 }).success).toBe(false);
  });

  it('tells the values', () => {
    expect(unitCircle.describe({ ...base, degrees: 30 }).details).toContain('Wert 0,5');
    expect(unitCircle.describe({ ...base, degrees: 90 }).details).not.toContain('tan');
  });

  it('passes the proof in all systems', async () => {
    expect(await sampleFaults('unit-circle')).toEqual([]);
  });

  it('passes the proof varied', async () => {
    const { faults, open } = await variedSheets((dice, language) => ({
      ...base,
      language,
      degrees: dice.number(0, 360, 5),
      hasTangent: dice.pick([true, false]),
    }));
    expect(faults).toEqual([]);
    expect(open).toBeLessThanOrEqual(20);
  });
});
