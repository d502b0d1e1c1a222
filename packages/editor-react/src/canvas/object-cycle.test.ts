import { describe, expect, it } from '@jest/globals';
import { createObject } from '@tastwerk/editor-core';
import { objectAfter } from './object-cycle.js';

const objects = ['a', 'b', 'c'].map((uuid) => createObject('rect', { uuid }));

describe('objectAfter', () => {
  it('begins at the first object, backwards at the last', () => {
    expect(objectAfter(objects, [], 1)?.uuid).toBe('a');
    expect(objectAfter(objects, [], -1)?.uuid).toBe('c');
  });

  it('goes on from the outer end of the selection', () => {
    expect(objectAfter(objects, ['a', 'b'], 1)?.uuid).toBe('c');
    expect(objectAfter(objects, ['b', 'c'], -1)?.uuid).toBe('a');
  });

  it('leaves the canvas at either end and on an empty page', () => {
    expect(objectAfter(objects, ['c'], 1)).toBeUndefined();
    expect(objectAfter(objects, ['a'], -1)).toBeUndefined();
    expect(objectAfter([], [], 1)).toBeUndefined();
  });
});
