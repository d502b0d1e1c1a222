import { describe, expect, it } from '@jest/globals';
import { fakeResources } from '../../test/fake-braille.js';
import { id, withObjects } from '../../test/documents.js';
import { safeAreaOf } from '../document/safe-area.js';
import type { Document } from '../document/schema.js';
import { boxContains, boxesMeet, growBox } from '../geometry/box.js';
import { keyOf } from '../legend/page-legend.js';
import type { PageObject } from '../objects/schema.js';
import { keyLayout } from '../plugins/legend/key/layout.js';
import { keyRoom } from './key-room.js';
import { boundsOf, createObject } from '../standard.js';

const KEY = createObject('key', { uuid: id(60), x: 20, y: 20, width: 60, height: 60 });
const WORDS = ['Haus', 'Turm', 'Kirche', 'Markt', 'Brunnen'];

function keyed(...others: readonly PageObject[]): Document {
  const labels = WORDS.map((text, at) =>
    createObject('label', {
      uuid: id(40 + at),
      x: 20,
      y: 30 + 20 * at,
      text,
      keyVal: text.slice(0, 3),
      isKey: true,
    }),
  );
  return withObjects(KEY, ...labels, ...others);
}

function rect(x: number, y: number, width: number, height: number) {
  return createObject('rect', { uuid: id(100 + x + y), x, y, width, height });
}

describe('the room for a legend', () => {
  it.each([
    ['beside a drawing', [rect(10, 10, 110, 270)]],
    ['below a drawing, lower than it was', [rect(10, 10, 190, 190)]],
    ['in the middle of nothing', []],
  ])('KEY-18 is %s', (_, others) => {
    const document = keyed(...others);
    const room = keyRoom(document, 0, fakeResources);
    const key = keyOf(document.pages[0] ?? { objects: [] });
    if (!room || !key) throw new Error('there is no room');
    const placed = { ...key, ...room };
    expect(boxContains(growBox(safeAreaOf(document), 1e-6), boundsOf(placed))).toBe(true);
    for (const other of document.pages[0]?.objects ?? [])
      if (other !== key) expect(boxesMeet(boundsOf(placed), boundsOf(other))).toBe(false);
    const layout = keyLayout(document, 0, { ...placed, fixed: true }, fakeResources);
    expect(layout.overflows).toBe(false);
  });

  it('KEY-18 is nowhere on a page that is full, or has no legend', () => {
    expect(keyRoom(keyed(rect(5, 5, 200, 287)), 0, fakeResources)).toBeUndefined();
    expect(keyRoom(withObjects(), 0, fakeResources)).toBeUndefined();
    expect(keyRoom(withObjects(), 7, fakeResources)).toBeUndefined();
  });
});
