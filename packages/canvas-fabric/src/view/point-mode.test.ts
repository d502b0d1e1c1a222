import { describe, expect, it } from '@jest/globals';
import { fakeStage } from '../../test/fake-stage.js';
import { openPath, uuidOf } from '../../test/sample-page.js';
import { createPointEditor } from '../gestures/point-editor.js';
import type { CanvasTool } from '../input/canvas-input.js';
import { createPointMode } from './point-mode.js';

const path = openPath(1, { x: 20, y: 20 }, { x: 40, y: 0 });

function modeWith(tool: CanvasTool) {
  const stage = fakeStage([path]);
  let shows = 0;
  const points = createPointMode(
    { input: () => ({ ...stage.input(), tool }), showFrame: () => (shows += 1) },
    createPointEditor(stage),
  );
  return { points, shows: () => shows };
}

describe('createPointMode', () => {
  it('changes the frame when points come and when they go', () => {
    const { points, shows } = modeWith('SELECT');
    expect(points.open(path.uuid)).toBe(true);
    expect(shows()).toBe(1);
    expect(points.close()).toBe(true);
    expect(points.close()).toBe(false);
    expect(shows()).toBe(2);
  });

  it('shows no points with another tool, and none of what is no path', () => {
    const drawing = modeWith('RECT');
    expect([drawing.points.open(path.uuid), drawing.points.isOpen(), drawing.shows()]).toEqual([
      false,
      false,
      0,
    ]);
    const selecting = modeWith('SELECT');
    expect([selecting.points.open(uuidOf(9)), selecting.shows()]).toEqual([false, 0]);
  });
});
