import { describe, expect, it } from '@jest/globals';
import type { PathObject } from '@tastwerk/editor-core';
import { fakeStage, mouseAt } from '../../test/fake-stage.js';
import { openPath } from '../../test/sample-page.js';
import { startPointDrag } from './point-drag.js';
import { targetAt } from './point-handles.js';

const path = openPath(1, { x: 20, y: 40 }, { x: 40, y: 0 });

const freeAt = (x: number, y: number, keys = {}) => mouseAt(x, y, { isFree: true, ...keys });

function dragged() {
  const stage = fakeStage([path]);
  const shown: PathObject[] = [];
  let clicks = 0;
  const target = targetAt(path, [], { x: 60, y: 40 }, 1);
  if (!target) throw new Error('no point there');
  const drag = startPointDrag(
    stage,
    {
      path,
      target,
      selected: () => [1],
      show: (each) => shown.push(each),
      onClick: () => (clicks += 1),
    },
    freeAt(60.5, 40),
  );
  return { stage, shown, drag, clicks: () => clicks };
}

describe('startPointDrag', () => {
  it('moves by what the pointer moved, and shows the path with its points so', () => {
    const { stage, shown, drag } = dragged();
    drag.move(freeAt(70.5, 45));
    expect(shown[0]?.points[1]).toMatchObject({ x: 50, y: 5 });
    expect(stage.previews).toEqual([{ kind: 'objects', objects: shown }]);
  });

  it('keeps to one axis with Shift', () => {
    const { stage, drag } = dragged();
    drag.end(freeAt(70.5, 45, { isShift: true }), true);
    expect(stage.commands).toMatchObject([{ moves: [{ point: 1, x: 70, y: 40 }], keepSmooth: true }]);
  });

  it('sends nothing for a click', () => {
    const { stage, drag, clicks } = dragged();
    drag.end(freeAt(60.5, 40), false);
    expect([stage.commands, clicks()]).toEqual([[], 1]);
  });

  it('shows the path as it was when it is given up', () => {
    const { stage, shown, drag } = dragged();
    drag.move(freeAt(70.5, 45));
    drag.cancel();
    expect(shown.at(-1)).toBe(path);
    expect(stage.previews.at(-1)).toBeNull();
  });
});
