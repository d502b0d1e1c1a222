import { describe, expect, it } from '@jest/globals';
import { documentWith, RESOURCES, square, uuidOf } from '../../test/sample-page.js';
import { createPageScenes } from '../page-scenes/page-scenes.js';
import { hitsAt, objectsInside } from './pick.js';
import { createObject } from '@tastwerk/editor-core/standard';
import { kinds } from '@tastwerk/editor-core/standard';

const ring = createObject('ellipse', { uuid: uuidOf(3), x: 60, y: 10, width: 40, height: 40, fill: 'none' });
const scenes = createPageScenes();
scenes.show(documentWith([square(1, 10, 10), square(2, 20, 20), ring]), 0, RESOURCES);

describe('picking', () => {
  it('lists what lies under the hand, the topmost first', () => {
    expect(hitsAt(kinds, scenes, { x: 25, y: 25 }, 1)).toEqual([uuidOf(2), uuidOf(1)]);
  });

  it('reaches through the hole of an unfilled ring, but takes its line', () => {
    expect(hitsAt(kinds, scenes, { x: 80, y: 30 }, 1)).toEqual([]);
    expect(hitsAt(kinds, scenes, { x: 61, y: 30 }, 1)).toEqual([uuidOf(3)]);
  });

  it('takes into a marquee only what lies in it as a whole, outlines included', () => {
    expect(objectsInside(kinds, scenes, { x: 9, y: 9, width: 22, height: 22 })).toEqual([uuidOf(1)]);
    expect(objectsInside(kinds, scenes, { x: 10, y: 10, width: 20, height: 20 })).toEqual([]);
  });

  it('leaves a title that is not written yet out of a marquee', () => {
    const title = { uuid: uuidOf(4), x: 10, y: 10, width: 40, isTitle: true };
    const around = { x: 0, y: 0, width: 100, height: 100 };
    const page = createPageScenes();
    page.show(documentWith([createObject('label', title)]), 0, RESOURCES);
    expect(objectsInside(kinds, page, around)).toEqual([]);
    page.show(documentWith([createObject('label', { ...title, text: 'Parabel' })]), 0, RESOURCES);
    expect(objectsInside(kinds, page, around)).toEqual([title.uuid]);
  });
});
