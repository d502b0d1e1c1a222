import { describe, expect, it } from '@jest/globals';
import type { PageObject } from '@tastwerk/editor-core';
import { LEAD_LINE } from '@tastwerk/editor-core/objects';
import { fakeStage, mouseAt } from '../../test/fake-stage.js';
import { square, uuidOf } from '../../test/sample-page.js';
import { createToolPress } from './tool-presses.js';
import { createCurveTool } from './curve-tool.js';
import { createPathTool } from './path-tool.js';
import { createObject } from '@tastwerk/editor-core/standard';

const label = (values: object = {}): PageObject =>
  createObject('label', { uuid: uuidOf(7), x: 40, y: 50, width: 57.9, text: 'Haus', ...values });
const [ON_TEXT, ON_SQUARE] = [mouseAt(42, 52), mouseAt(110, 53)];

function press(objects: readonly PageObject[], pointer = ON_TEXT) {
  const stage = fakeStage(objects);
  const tools = { PATH: createPathTool(stage), CURVE: createCurveTool(stage) };
  return { stage, gesture: createToolPress(stage, tools)('LINE', pointer) };
}

describe('the line tool on the text of a label', () => {
  it('draws a lead line to what the hand shows, and stops before it', () => {
    const { stage, gesture } = press([label(), square(1, 100, 45)]);
    gesture.move(ON_SQUARE);
    gesture.end(ON_SQUARE, true);
    const [line] = stage.drawn;
    expect(line).toMatchObject({
      type: 'line',
      y: 53,
      dy: 0,
      borderWidth: LEAD_LINE.widthMm,
      endArrow: false,
    });
    const end = line?.type === 'line' ? line.x + line.dx : 0;
    expect(100 - 0.75 - LEAD_LINE.widthMm / 2 - end).toBeCloseTo(LEAD_LINE.gapMm, 1);
    expect(stage.previews).toHaveLength(1);
  });

  it('leads to the nearest object by a click', () => {
    const { stage, gesture } = press([label(), square(1, 90, 45)]);
    gesture.end(ON_TEXT, false);
    expect(stage.drawn).toMatchObject([{ type: 'line', dy: 0, borderWidth: LEAD_LINE.widthMm }]);
  });

  it('says why a click draws nothing: the object is near enough, or none is in reach', () => {
    const near = press([label(), square(1, 58, 45)]);
    near.gesture.end(ON_TEXT, false);
    const far = press([label()]);
    far.gesture.end(ON_TEXT, false);
    expect([near.stage.drawn, far.stage.drawn]).toEqual([[], []]);
    expect([...near.stage.refused, ...far.stage.refused].map(({ code }) => code)).toEqual([
      'COMMAND_LEAD_LINE_NEAR',
      'COMMAND_LEAD_LINE_FAR',
    ]);
  });

  it('draws nothing where no way is left, and leaves nothing behind when it is given up', () => {
    const { stage, gesture } = press([label()]);
    gesture.move(mouseAt(45, 55));
    gesture.end(mouseAt(45, 55), true);
    gesture.cancel();
    expect(stage.drawn).toEqual([]);
    expect(stage.previews.every((preview) => preview === null)).toBe(true);
  });

  it('draws a usual line with Ctrl, beside the text, from a title and from what lies on a label', () => {
    const drawnFrom = (objects: readonly PageObject[], start = ON_TEXT) => {
      const { stage, gesture } = press(objects, start);
      gesture.end(mouseAt(70, 90, { isFree: true }), true);
      return stage.drawn[0];
    };
    const usual = { type: 'line', x: 42, y: 52 };
    expect(drawnFrom([label()], mouseAt(42, 52, { isFree: true }))).toMatchObject(usual);
    expect(drawnFrom([label()], mouseAt(90, 52, { isFree: true }))).toMatchObject({ x: 90, y: 52 });
    expect(drawnFrom([label({ isTitle: true })])).not.toMatchObject({ borderWidth: LEAD_LINE.widthMm });
    expect(drawnFrom([label(), square(1, 35, 45)])).not.toMatchObject({ borderWidth: LEAD_LINE.widthMm });
  });
});
