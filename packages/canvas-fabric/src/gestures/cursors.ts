import { CANVAS_TOOLS, type CanvasTool } from '../input/canvas-input.js';

/** The cursor of a tool where nothing lies under the pointer. */
const TOOL_CURSORS: Readonly<Record<CanvasTool, string>> = {
  SELECT: 'default',
  RECT: 'crosshair',
  ELLIPSE: 'crosshair',
  POLYGON: 'crosshair',
  LINE: 'crosshair',
  CURVE: 'crosshair',
  PATH: 'crosshair',
  LABEL: 'text',
  SYMBOL: 'copy',
};

/** What decides about the cursor. */
export interface CursorState {
  readonly tool: string;
  readonly isSpaceDown: boolean;
  readonly isPanning: boolean;
  /** What lies under the pointer: a field is written in by a click. */
  readonly over: 'nothing' | 'object' | 'field';
}

/** The CSS cursor that tells what a press would do. */
export function cursorFor({ tool, isSpaceDown, isPanning, over }: CursorState): string {
  if (isPanning) return 'grabbing';
  if (isSpaceDown) return 'grab';
  const known = CANVAS_TOOLS.find((one) => one === tool);
  if (tool !== 'SELECT' || over === 'nothing') return known ? TOOL_CURSORS[known] : 'crosshair';
  return over === 'field' ? 'text' : 'move';
}
