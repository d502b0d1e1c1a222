import type { CanvasTool } from '../view/canvas-input.js';
import { startDraw } from './draw-gesture.js';
import type { Gesture, GesturePointer, Stage } from './gesture.js';
import type { PathTool } from './path-tool.js';
import { startSelect } from './select-press.js';

/** The gesture that a press with a tool begins. */
export type ToolPresses = Readonly<Record<CanvasTool, (pointer: GesturePointer) => Gesture>>;

/** One gesture per tool, so that a tool without one does not compile. */
export function createToolPresses(stage: Stage, pathTool: PathTool): ToolPresses {
  return {
    SELECT: (pointer) => startSelect(stage, pointer),
    RECT: (pointer) => startDraw('RECT', stage, pointer),
    ELLIPSE: (pointer) => startDraw('ELLIPSE', stage, pointer),
    LABEL: (pointer) => startDraw('LABEL', stage, pointer),
    PATH: (pointer) => pathTool.press(pointer),
  };
}

/** Moves the page under the hand. */
export function startPan(stage: Stage, start: GesturePointer): Gesture {
  let last = start.screen;
  return {
    move({ screen }) {
      stage.panBy(screen.x - last.x, screen.y - last.y);
      last = screen;
    },
    end: () => undefined,
    cancel: () => undefined,
  };
}
