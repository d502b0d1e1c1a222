import { describe, expect, it } from '@jest/globals';
import { drawingStyleOf, sharedValue } from './shape-style.js';

describe('sharedValue', () => {
  it('is the value that all share, else null', () => {
    expect(sharedValue(['red', 'red'])).toBe('red');
    expect(sharedValue(['red', 'blue'])).toBeNull();
    expect(sharedValue([])).toBeNull();
  });
});

describe('drawingStyleOf', () => {
  it('carries only what changed', () => {
    expect(drawingStyleOf({ fill: 'red' })).toEqual({ fill: 'red' });
    expect(drawingStyleOf({ pattern: { template: 'grid', offset: 2, clearance: 0 } })).toEqual({
      texture: 'grid',
    });
  });

  it('turns the outline off by taking its colour and on by giving it black', () => {
    expect(drawingStyleOf({ border: false })).toEqual({ borderColour: 'none' });
    expect(drawingStyleOf({ border: true })).toEqual({ borderColour: 'black' });
  });
});
