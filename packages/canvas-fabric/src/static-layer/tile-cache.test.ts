import { describe, expect, it } from '@jest/globals';
import type { PxRect } from '../paint/px-rect.js';
import { createTile } from './tile.js';
import { createTileCache } from './tile-cache.js';

const tileAt = (rect: PxRect) => createTile(rect, 1, () => []);
const visible = { x: 0, y: 0, width: 320, height: 160 };
const seen = { x: 0, y: 0, width: 320, height: 160 };

describe('createTileCache', () => {
  it('knows what is missing', () => {
    const cache = createTileCache(1);
    expect(cache.missingIn(seen)).toEqual([seen]);
    cache.add(tileAt({ x: 0, y: 0, width: 160, height: 160 }));
    expect(cache.missingIn(seen)).toEqual([{ x: 160, y: 0, width: 160, height: 160 }]);
  });

  it('has the margin painted as a whole once half of it is not there', () => {
    const cache = createTileCache(1);
    expect(cache.nextMissing(visible, 64)).toEqual(seen);
    cache.add(tileAt({ x: -32, y: -32, width: 384, height: 224 }));
    expect(cache.nextMissing(visible, 64)).toBeUndefined();
    const moved = { ...visible, x: 16 };
    expect(cache.nextMissing(moved, 64)).toMatchObject({ x: -48, width: 448 });
  });

  it('forgets tiles that are out of date and not seen', () => {
    const cache = createTileCache(1);
    const [near, far, fresh] = [seen, { ...seen, x: 400 }, { ...seen, x: 800 }].map(tileAt);
    if (!near || !far || !fresh) throw new Error('no tiles');
    for (const tile of [near, far, fresh]) cache.add(tile);
    near.invalidate({ x: 10, y: 10, width: 1, height: 1 });
    far.invalidate({ x: 410, y: 10, width: 1, height: 1 });
    cache.dropStale(seen);
    expect(cache.tiles()).toEqual([near, fresh]);
  });

  it('keeps some screens beyond what is wanted, the newest ones', () => {
    const cache = createTileCache(1);
    const far = Array.from({ length: 4 }, (_, at) =>
      tileAt({ x: 0, y: 5000 * (at + 1), width: 3000, height: 1000 }),
    );
    const near = tileAt(seen);
    for (const tile of [near, ...far]) cache.add(tile);
    cache.dropFar(seen);
    expect(cache.tiles()).toEqual([near, far[2], far[3]]);
  });
});
