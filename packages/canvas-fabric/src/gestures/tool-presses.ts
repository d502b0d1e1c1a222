import type { CanvasTool } from '../input/canvas-input.js';
import { startDraw } from './draw-gesture.js';
import type { GesturePointer } from '../input/pointer.js';
import type { Gesture, Stage } from './gesture.js';
import { labelPressedAt, startLeadLine } from './lead-line-gesture.js';
import { startLine } from './line-gesture.js';
import { startSelect } from './select-press.js';
import type { SeveralPresses } from './several-presses.js';
import { startSymbol } from './symbol-gesture.js';

/** The gesture that a press with a tool begins. */
export type ToolPresses = Readonly<Record<CanvasTool, (pointer: GesturePointer) => Gesture>>;

/** The tools that draw over several presses. */
export type DrawingTools = Readonly<Record<'PATH' | 'CURVE', SeveralPresses>>;

/** One gesture per tool, so that a tool without one does not compile. */
export function createToolPresses(stage: Stage, drawing: DrawingTools): ToolPresses {
  return {
    SELECT: (pointer) => startSelect(stage, pointer),
    RECT: (pointer) => startDraw('RECT', stage, pointer),
    ELLIPSE: (pointer) => startDraw('ELLIPSE', stage, pointer),
    POLYGON: (pointer) => startDraw('POLYGON', stage, pointer),
    LABEL: (pointer) => startDraw('LABEL', stage, pointer),
    SYMBOL: (pointer) => startSymbol(stage, pointer),
    LINE(pointer) {
      const label = pointer.isFree ? undefined : labelPressedAt(stage, pointer);
      return label ? startLeadLine(stage, label) : startLine(stage, pointer);
    },
    CURVE: drawing.CURVE.press,
    PATH: drawing.PATH.press,
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
