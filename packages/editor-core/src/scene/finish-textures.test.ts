import { describe, expect, it } from '@jest/globals';
import { boxPath } from '../geometry/box-path.js';
import type { Box } from '../geometry/box.js';
import { boundsOfPath } from '../geometry/path-bounds.js';
import { rotatePath } from '../geometry/path-data.js';
import { finishTextures } from './build-scene.js';
import { type Halo, haloAround } from './halo.js';
import type { TexturePrimitive } from '../primitives/primitives.js';

const AREA: Box = { x: 20, y: 20, width: 40, height: 30 };
const TEXTURE: TexturePrimitive = {
  type: 'texture',
  layer: 'relief',
  objectId: null,
  path: boxPath(AREA),
  texture: 'diagonal_lines',
  ink: '000000',
  origin: { x: 0, y: 0 },
  angle: 0,
};

function upright(x: number, y: number, width: number, height: number): Halo {
  return haloAround(boxPath({ x, y, width, height }));
}

describe('textures under halos', () => {
  it('are gone under a label that covers them as a whole', () => {
    expect(finishTextures([TEXTURE], [upright(10, 10, 80, 60)])).toEqual([]);
  });

  it('are cut the same whether or not halos hide behind larger ones', () => {
    const large = upright(10, 10, 30, 60);
    const inside = [upright(12, 12, 10, 10), upright(25, 22, 5, 5), large];
    expect(finishTextures([TEXTURE], [large, ...inside])).toEqual(finishTextures([TEXTURE], [large]));
    const [left] = finishTextures([TEXTURE], [large]);
    expect(left?.type === 'texture' && boundsOfPath(left.path)).toEqual({ ...AREA, x: 40, width: 20 });
  });

  it('are not gone under a halo that is turned, though its box covers them', () => {
    const path = rotatePath(boxPath({ x: 30, y: 25, width: 20, height: 20 }), { x: 40, y: 35 }, 45);
    const turned: Halo = { path, box: { x: 10, y: 10, width: 80, height: 60 }, fillsBox: false };
    expect(finishTextures([TEXTURE], [turned])).toHaveLength(1);
  });
});
