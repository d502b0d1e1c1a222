import type { CanvasTool } from '../view/canvas-input.js';

/** The cursor of a tool where nothing lies under the pointer. */
const TOOL_CURSORS: Readonly<Record<CanvasTool, string>> = {
  SELECT: 'default',
  RECT: 'crosshair',
  ELLIPSE: 'crosshair',
  LINE: 'crosshair',
  CURVE: 'crosshair',
  PATH: 'crosshair',
  LABEL: 'text',
  SYMBOL: 'copy',
};

/** What decides about the cursor. */
export interface CursorState {
  readonly tool: CanvasTool;
  readonly isSpaceDown: boolean;
  readonly isPanning: boolean;
  readonly isOverObject: boolean;
}

/** The CSS cursor that tells what a press would do. */
export function cursorFor({ tool, isSpaceDown, isPanning, isOverObject }: CursorState): string {
  if (isPanning) return 'grabbing';
  if (isSpaceDown) return 'grab';
  return tool === 'SELECT' && isOverObject ? 'move' : TOOL_CURSORS[tool];
}
