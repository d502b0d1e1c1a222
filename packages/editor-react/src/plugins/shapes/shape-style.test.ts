import { describe, expect, it } from '@jest/globals';
import { drawingStyleOf, withTexture } from './shape-style.js';
import { sharedValue } from '../../parts/shared-value.js';

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

describe('withTexture', () => {
  const plain = {
    fill: 'none',
    pattern: { template: null, offset: 0, clearance: 1 },
    border: true,
    borderColour: 'black',
    borderWidth: 1.5,
    borderStyle: 'solid',
  } as const;

  it('gives a first texture its fill and the free strip beside the outline', () => {
    expect(withTexture(plain, 'grid')).toEqual({
      fill: 'yellow',
      pattern: { template: 'grid', offset: 2, clearance: 1 },
    });
  });

  it('keeps a colour and a strip that someone chose', () => {
    const own = {
      ...plain,
      fill: 'red',
      pattern: { template: 'grid', offset: 0, clearance: 0 },
    } as const;
    expect(withTexture(own, 'stair')).toEqual({
      fill: 'red',
      pattern: { ...own.pattern, template: 'stair' },
    });
  });
});
