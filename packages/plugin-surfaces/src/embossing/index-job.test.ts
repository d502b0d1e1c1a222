import { describe, expect, it } from '@jest/globals';
import { DotGrid } from './dot-grid.js';
import { indexGraphic, indexJob } from './index-job.js';

const ROWS = [
  '#..#.....',
  '.#..#....',
  '..##.....',
  '#########',
  '.........',
  '.........',
  '.........',
  '.........',
  '#.......#',
  '.#.......',
];

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

describe('4-dot graphics of Index embossers', () => {
  it('are byte for byte what imageubrltoindexv4 of cups-filters 1.28.17 writes for the same dots', () => {
    expect(indexGraphic(DotGrid.fromRows(ROWS, 2.5))).toBe(
      '\u001b\u0007IJLMJHHHH\r\n\r\nAB@@@@@@A\r\n\u001b\u0006',
    );
  });

  it('are a job with the distance of the dots, a form feed between sheets and an end', () => {
    const sheet = (stepMm: number) => DotGrid.fromRows(['#'], stepMm);
    expect(latin1(indexJob([sheet(2.5), sheet(2.5)]))).toBe(
      '\u001bDTM0,BI0,FO0,MI1,DP1,GD1,PN0;\u001b\u0007A\r\n\u001b\u0006\f\u001b\u0007A\r\n\u001b\u0006\u001a',
    );
    expect(latin1(indexJob([sheet(1.6)]))).toContain(',GD2,');
  });

  it('are not written for a distance that these embossers do not have', () => {
    expect(() => indexJob([DotGrid.fromRows(['#'], 1.27)])).toThrow('no graphics with this distance');
  });
});
