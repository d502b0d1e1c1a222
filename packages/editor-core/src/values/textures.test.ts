import { describe, expect, it } from '@jest/globals';
import { fillForTexture } from './textures.js';

describe('the fill of a texture', () => {
  it('TEXTURE-1 is its default, and changes with the texture until someone chooses a colour', () => {
    expect(fillForTexture('none', null, 'grid')).toBe('yellow');
    expect(fillForTexture('yellow', 'grid', 'stair')).toBe('green');
    expect(fillForTexture('green', 'stair', null)).toBe('none');
    expect(fillForTexture('red', 'grid', 'stair')).toBe('red');
    expect(fillForTexture('none', 'grid', 'stair')).toBe('none');
    expect(fillForTexture('magenta', null, 'grid')).toBe('magenta');
  });
});
