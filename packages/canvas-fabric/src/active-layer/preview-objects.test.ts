import { describe, expect, it } from '@jest/globals';
import { createPageScenes } from '../page-scenes/page-scenes.js';
import { documentWith, RESOURCES, square } from '../../test/sample-page.js';
import { createPreviewObjects, type PreviewObject } from './preview-objects.js';

const scenes = createPageScenes();
scenes.show(documentWith([square(1, 10, 10), square(2, 60, 10)]), 0, RESOURCES);
const [one, other] = scenes.entries().map(({ scene }) => scene);

describe('createPreviewObjects', () => {
  it('puts what it shows onto the canvas, and takes off what it showed', () => {
    const onCanvas = new Set<PreviewObject>();
    const objects = createPreviewObjects(
      {
        add: (...added) => added.forEach((each) => onCanvas.add(each)),
        remove: (...removed) => removed.forEach((each) => onCanvas.delete(each)),
      },
      () => 1,
    );
    if (!one || !other) throw new Error('nothing drawn');
    objects.set([one, other]);
    expect([onCanvas.size, objects.isShown()]).toEqual([2, true]);
    objects.shift({ x: 3, y: 4 });
    expect([...onCanvas].map(({ shift }) => shift)).toEqual([
      { x: 3, y: 4 },
      { x: 3, y: 4 },
    ]);
    objects.set([one]);
    expect([...onCanvas].map(({ shift }) => shift)).toEqual([{ x: 0, y: 0 }]);
    objects.set([]);
    expect([onCanvas.size, objects.isShown()]).toEqual([0, false]);
  });
});
