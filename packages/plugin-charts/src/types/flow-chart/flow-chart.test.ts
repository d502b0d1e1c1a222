import { describe, expect, it } from '@jest/globals';
import { chartEngine, sampleFaults, variedSheets } from '../../../test/proofed-sheet.js';
import { readOutline } from '../../figures/outline.js';
import { layOutChart } from '../../kind/chart-object.js';
import { flowOf } from './flow.js';
import { flowChart } from './flow-chart.js';

const base = flowChart.sample('de');

describe('a flow chart', () => {
  it('is read from an outline: what has lines below it is a decision', () => {
    expect(flowOf(readOutline('start\nhot?\n  yes: cool\n    wait\n  no\nend'))).toEqual([
      { kind: 'step', text: 'start' },
      {
        kind: 'decision',
        text: 'hot?',
        answers: [
          {
            text: 'yes',
            steps: [
              { kind: 'step', text: 'cool' },
              { kind: 'step', text: 'wait' },
            ],
          },
          { text: 'no', steps: [] },
        ],
      },
      { kind: 'step', text: 'end' },
    ]);
  });

  it('points from each step to the next, and keeps its heads off the boxes', () => {
    const { objects } = layOutChart(
      chartEngine.kinds,
      { ...base, text: 'a\nb\nc' },
      {
        uuid: '00000000-0000-4000-8000-000000000001',
        area: { x: 10, y: 30, width: 190, height: 250 },
        cells: {},
      },
    );
    const boxes = objects.flatMap((object) => (object.type === 'rect' ? [object] : []));
    const arrows = objects.flatMap((object) => (object.type === 'line' && object.endArrow ? [object] : []));
    expect([boxes.length, arrows.length]).toEqual([3, 2]);
    arrows.forEach((arrow, index) => {
      expect(arrow.y).toBeCloseTo((boxes[index]?.y ?? 0) + (boxes[index]?.height ?? 0), 6);
      expect((boxes[index + 1]?.y ?? 0) - arrow.y - arrow.dy).toBeGreaterThanOrEqual(3);
    });
  });

  it('tells its steps with numbers', () => {
    expect(flowChart.describe(base).details.split('\n')[2]).toBe('2.1 ja: gehen');
  });

  it('refuses too much', () => {
    expect(flowChart.schema.safeParse({ ...base, text: 'x\n'.repeat(100) }).success).toBe(false);
  });

  it('passes the proof in all systems', async () => {
    expect(await sampleFaults('flow-chart', ['a4-portrait'])).toEqual([]);
  });

  it('passes the proof varied', async () => {
    const { faults, open } = await variedSheets((dice, language) => ({
      ...base,
      language,
      text: dice
        .list(1, 4, () =>
          dice.number(0, 2) > 0
            ? dice.name()
            : `${dice.name()}?\n  ${dice.pick(['ja', 'yes'])}: ${dice.name()}\n  ${dice.pick(['nein', 'no: x', 'no'])}`,
        )
        .join('\n'),
    }));
    expect(faults).toEqual([]);
    expect(open).toBeLessThanOrEqual(16);
  });
});
