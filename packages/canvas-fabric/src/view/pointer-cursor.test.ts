import { describe, expect, it } from '@jest/globals';
import type { PageObject } from '@tastwerk/editor-core';
import { createObject } from '@tastwerk/editor-core/standard';
import { mouseAt } from '../../test/fake-stage.js';
import { square, uuidOf } from '../../test/sample-page.js';
import type { CanvasTool } from '../input/canvas-input.js';
import { createPointerCursor } from './pointer-cursor.js';

function cursorOver(object: PageObject | undefined, tool: CanvasTool = 'SELECT') {
  const shown: string[] = [];
  const cursor = createPointerCursor({
    tool: () => tool,
    objectAt: () => object,
    show: (each) => shown.push(each),
  });
  return { cursor, shown: () => (cursor.show(), shown.at(-1)) };
}

describe('createPointerCursor', () => {
  it('tells what a press would do to what lies under the pointer', () => {
    const { cursor, shown } = cursorOver(square(1, 0, 0));
    expect(shown()).toBe('default');
    cursor.moveTo(mouseAt(5, 5));
    expect(shown()).toBe('move');
    cursor.moveTo(null);
    expect(shown()).toBe('default');
  });

  it('shows that a title that is not written yet is a field', () => {
    const title = createObject('label', { uuid: uuidOf(1), x: 0, y: 0, width: 40, isTitle: true });
    const { cursor, shown } = cursorOver(title);
    cursor.moveTo(mouseAt(5, 5));
    expect(shown()).toBe('text');
  });

  it('asks nothing about objects with a tool that draws', () => {
    const { cursor, shown } = cursorOver(square(1, 0, 0), 'RECT');
    cursor.moveTo(mouseAt(5, 5));
    expect(shown()).toBe('crosshair');
  });

  it('follows the space bar and the pan', () => {
    const { cursor, shown } = cursorOver(undefined);
    cursor.setSpaceDown(true);
    expect([shown(), cursor.isSpaceDown()]).toEqual(['grab', true]);
    cursor.setPanning(true);
    expect(shown()).toBe('grabbing');
    cursor.setPanning(false);
    cursor.setSpaceDown(false);
    expect(shown()).toBe('default');
  });
});
