import { describe, expect, it } from '@jest/globals';
import { anchorsOnPage } from '@tastwerk/editor-core/objects';
import { openPath } from '../../test/sample-page.js';
import { createPointSelection, pointsAfterClick } from './point-selection.js';

const anchors = anchorsOnPage(openPath(1, { x: 0, y: 0 }, { x: 40, y: 0 }, { x: 40, y: 40 }));

describe('createPointSelection', () => {
  it('leaves out points that are gone', () => {
    const selection = createPointSelection();
    selection.set([0, 2]);
    selection.follow(anchors.slice(0, 2));
    expect(selection.points()).toEqual([0]);
  });

  it('selects a point that it waited for once it comes', () => {
    const selection = createPointSelection();
    selection.set([0]);
    selection.await({ x: 40.01, y: 40 });
    selection.follow(anchors.slice(0, 2));
    expect(selection.points()).toEqual([0]);
    selection.follow(anchors);
    expect(selection.points()).toEqual([2]);
    selection.set([1]);
    selection.follow(anchors);
    expect(selection.points()).toEqual([1]);
  });

  it('waits for nothing any more when it is cleared', () => {
    const selection = createPointSelection();
    selection.await({ x: 40, y: 40 });
    selection.clear();
    selection.follow(anchors);
    expect(selection.points()).toEqual([]);
  });
});

describe('pointsAfterClick', () => {
  it('is the clicked point, or all with it or without it while Shift is held', () => {
    expect(pointsAfterClick([0, 1], 1, false)).toEqual([1]);
    expect(pointsAfterClick([0, 1], 1, true)).toEqual([0]);
    expect(pointsAfterClick([0], 1, true)).toEqual([0, 1]);
  });
});
