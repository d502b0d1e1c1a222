import { describe, expect, it } from '@jest/globals';
import type { Primitive } from '@tastwerk/editor-core/scene';
import type { Drawing } from './packed-drawings.js';
import { stretchesOf } from './stretches.js';

const line: Primitive = {
  type: 'path',
  layer: 'relief',
  objectId: null,
  path: [],
  stroke: { ink: '000000', widthMm: 1, cap: 'round', join: 'round' },
};
const small: Drawing = [];
const large: Drawing = [line, line, line];

describe('stretchesOf', () => {
  it('gives fewer drawings to who has those that take longer', () => {
    const drawings = [...Array<Drawing>(100).fill(large), ...Array<Drawing>(100).fill(small)];
    const [back, front] = stretchesOf(drawings, 2);
    expect(back?.length).toBeLessThan(70);
    expect([...(back ?? []), ...(front ?? [])]).toEqual(drawings);
  });

  it('looks into what is clipped', () => {
    const clip: Primitive = {
      ...line,
      type: 'clip',
      clip: [],
      evenOdd: false,
      children: [...large, ...large],
    };
    const drawings: readonly Drawing[] = [[clip], small, small, small];
    expect(stretchesOf(drawings, 2).map(({ length }) => length)).toEqual([1, 3]);
  });

  it('leaves nothing out, however few there are', () => {
    expect(stretchesOf([large], 3).flat()).toEqual([large]);
    expect(stretchesOf([], 2)).toEqual([[], []]);
  });
});
