import { CANVAS_TOOLS, type CanvasTool } from '../input/canvas-input.js';
import { startDraw, startDrawing } from './draw-gesture.js';
import type { GesturePointer } from '../input/pointer.js';
import type { Gesture, Stage } from './gesture.js';
import { labelPressedAt, startLeadLine } from './lead-line-gesture.js';
import { startAlong, startLine } from './line-gesture.js';
import { startSelect } from './select-press.js';
import type { SeveralPresses } from './several-presses.js';
import { startSymbol } from './symbol-gesture.js';
import { toolHand } from './tool-hand.js';

type Press = (pointer: GesturePointer) => Gesture;

/** The gesture that a press with a tool begins. */
export type ToolPress = (tool: string, pointer: GesturePointer) => Gesture;

/** The tools that draw over several presses. */
export type DrawingTools = Readonly<Record<'PATH' | 'CURVE', SeveralPresses>>;

/** The gestures of all tools: those of the canvas, those of plugins, and selecting for a tool that is not known. */
export function createToolPress(stage: Stage, drawing: DrawingTools): ToolPress {
  const presses: Readonly<Record<CanvasTool, Press>> = {
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
  return (tool, pointer) => {
    const own = CANVAS_TOOLS.find((known) => known === tool);
    if (own) return presses[own](pointer);
    const drawing = stage.input().tools?.[tool];
    if (!drawing) return presses.SELECT(pointer);
    if ('box' in drawing) return startDrawing(drawing.box, stage, pointer);
    if ('along' in drawing) return startAlong(drawing.along, stage, pointer);
    return drawing.press(toolHand(stage), pointer);
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
