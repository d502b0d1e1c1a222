import { describe, expect, it } from '@jest/globals';
import { fakeStage, mouseAt } from '../../test/fake-stage.js';
import { square, uuidOf } from '../../test/sample-page.js';
import { startDraw } from './draw-gesture.js';
import { startMove } from './move-gesture.js';
import { startLine } from './line-gesture.js';
import { createPathTool } from './path-tool.js';
import { createSnapper } from './snapper.js';

const MOVED = uuidOf(1);

/** A stage at 3.78 px per mm: what is nearer than 1.5 mm draws a mouse. */
function stageWith(...squares: Parameters<typeof fakeStage>[0]) {
  return fakeStage([square(1, 100.5, 200), ...squares], [MOVED]);
}

function endOfMove(stage: ReturnType<typeof stageWith>, dx: number, dy: number, keys = {}) {
  const gesture = startMove(stage, mouseAt(0, 0), () => undefined);
  gesture.move(mouseAt(dx, dy, keys));
  gesture.end(mouseAt(dx, dy, keys), true);
  return stage.commands;
}

describe('what the hand moves', () => {
  it('goes to edges of what lies around and shows them', () => {
    const stage = stageWith(square(2, 30, 60));
    expect(endOfMove(stage, -70, -100)).toMatchObject([{ type: 'move-objects', dx: -70.5, dy: -100 }]);
    expect(stage.marks[0]?.guides).toContainEqual({
      kind: 'object',
      from: { x: 30, y: 60 },
      to: { x: 30, y: 120 },
    });
    expect(stage.marks[0]?.distances).toMatchObject([{ axis: 'y', lengthMm: 20 }]);
  });

  it('goes freely while Ctrl or Cmd is held, and where no kind is on', () => {
    const free = stageWith(square(2, 30, 60));
    expect(endOfMove(free, -70, -100, { isFree: true })).toMatchObject([{ dx: -70, dy: -100 }]);
    expect(free.marks.every((marks) => marks === null)).toBe(true);
    const off = { ...free, input: () => ({ ...free.input(), snapKinds: [] }) };
    startMove(off, mouseAt(0, 0), () => undefined).move(mouseAt(-70, -100));
    expect(free.previews.at(-1)).toMatchObject({ shift: { x: -70, y: -100 } });
  });

  it('is drawn to what it was copied from', () => {
    const stage = stageWith();
    startMove(stage, mouseAt(0, 0), () => undefined).move(mouseAt(-60, 1, { isAlt: true }));
    expect(stage.marks[0]?.guides).toHaveLength(3);
    startMove(stage, mouseAt(0, 0), () => undefined).move(mouseAt(-60, 1));
    expect(stage.marks[1]?.guides).toEqual([]);
  });

  it('ends with its stroke at the safe area, whether it is moved or drawn', () => {
    const stage = stageWith();
    expect(endOfMove(stage, -90, 0)).toMatchObject([{ dx: 10 + 0.75 - 100.5 }]);
    const drawing = { ...stage, input: () => ({ ...stage.input(), tool: 'RECT' as const }) };
    startDraw('RECT', drawing, mouseAt(9.5, 100)).move(mouseAt(60, 150));
    expect(stage.previews.at(-1)).toMatchObject({ objects: [{ x: 10.75 }] });
  });

  it('stays on its axis with shift', () => {
    const stage = stageWith(square(2, 30, 202));
    expect(endOfMove(stage, -70, 3, { isShift: true })).toMatchObject([{ dx: -70.5, dy: 0 }]);
  });

  it('is no target itself, and is drawn from further away by a finger', () => {
    const alone = stageWith();
    expect(endOfMove(alone, 0.4, 0.4)).toMatchObject([{ dx: 0.4, dy: 0.4 }]);
    const mouse = stageWith(square(2, 30, 60));
    expect(endOfMove(mouse, -68.6, -100)).toMatchObject([{ dx: -68.6 }]);
    const finger = stageWith(square(2, 30, 60));
    expect(endOfMove(finger, -68.6, -100, { isTouch: true })).toMatchObject([{ dx: -70.5 }]);
  });

  it('is drawn no further than 2 mm, even by a finger on a page that is shown small', () => {
    const finger = stageWith(square(2, 30, 60));
    expect(endOfMove(finger, -68.4, -100, { isTouch: true })).toMatchObject([{ dx: -68.4 }]);
  });

  it('shows equal gaps instead of the same ways to neighbours', () => {
    const stage = stageWith(square(2, 30, 200), square(3, 60, 200));
    endOfMove(stage, -10, 5);
    expect(stage.marks[0]?.gaps).toMatchObject([{ lengthMm: 10 }, { lengthMm: 10 }]);
    expect(stage.marks[0]?.distances).toEqual([]);
  });
});

describe('what the hand draws', () => {
  it('begins and ends a box at what lies around', () => {
    const stage = stageWith(square(2, 30, 60));
    const gesture = startDraw('RECT', stage, mouseAt(49, 59.2));
    gesture.end(mouseAt(101, 81), true);
    expect(stage.drawn).toMatchObject([{ x: 50, y: 60, width: 50.5, height: 20 }]);
  });

  it('stays the size it was drawn in while that is small', () => {
    const stage = stageWith(square(2, 30, 60));
    startDraw('ELLIPSE', stage, mouseAt(51, 81)).end(mouseAt(54, 84), true);
    expect(stage.drawn).toMatchObject([{ x: 51, y: 81, width: 3, height: 3 }]);
    const line = startLine(stage, mouseAt(40, 120));
    line.end(mouseAt(43, 121), true);
    expect(stage.drawn.at(-1)).toMatchObject({ dx: 3, dy: 1 });
  });

  it('keeps sides equal with shift and draws the longer one', () => {
    const stage = stageWith(square(2, 30, 60));
    startDraw('RECT', stage, mouseAt(40, 120)).end(mouseAt(101, 160), true);
    expect(stage.drawn).toMatchObject([{ width: 60.5, height: 40 }]);
    startDraw('RECT', stage, mouseAt(40, 120)).end(mouseAt(101, 160, { isShift: true }), true);
    expect(stage.drawn.at(-1)).toMatchObject({ width: 60.5, height: 60.5 });
  });

  it('draws points of a path to directions and leaves its first point open to be closed', () => {
    const stage = fakeStage([]);
    const tool = createPathTool(stage);
    const click = (x: number, y: number) => tool.press(mouseAt(x, y)).end(mouseAt(x, y), false);
    click(20.3, 50);
    click(60, 50.6);
    tool.hover(mouseAt(90, 80.4));
    expect(stage.marks.at(-1)?.guides).toMatchObject([{ kind: 'angle', from: { x: 60, y: 50 } }]);
    click(40, 75);
    click(20.5, 50.2);
    expect(stage.drawn).toMatchObject([
      {
        closed: true,
        x: 20.3,
        y: 50,
        points: [
          { x: 0, y: 0 },
          { x: 39.7, y: 0 },
          { x: 19.7, y: 25 },
        ],
      },
    ]);
  });
});

describe('createSnapper', () => {
  it('looks at the page once for a gesture', () => {
    const stage = stageWith(square(2, 30, 60));
    let looks = 0;
    const counting = {
      ...stage,
      input: () => {
        looks += 1;
        return stage.input();
      },
    };
    const snapper = createSnapper(counting, [MOVED]);
    expect(looks).toBe(0);
    for (let step = 0; step < 5; step += 1) snapper.point({ x: step, y: step }, mouseAt(0, 0));
    expect(looks).toBe(1);
  });
});
