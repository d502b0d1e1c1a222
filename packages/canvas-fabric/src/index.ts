export type { TurnedBox } from './frames/turned-box.js';
export { paintScene } from './paint/painters.js';
export type {
  CanvasInput,
  CanvasTheme,
  DrawAlong,
  DrawInBox,
  DrawnPlace,
  PressTool,
  ShapeStyle,
  ToolDrawing,
  ToolGesture,
  ToolHand,
} from './input/canvas-input.js';
export type { GesturePointer } from './input/pointer.js';
export type { CanvasOptions, CanvasView, ScreenFrame } from './view/canvas-view.js';
export { createCanvasView } from './view/create-canvas-view.js';
export { MAX_SCALING_FACTOR, MIN_SCALING_FACTOR, type Viewport } from './viewport/viewport.js';
