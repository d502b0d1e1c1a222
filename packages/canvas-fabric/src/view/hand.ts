import type { ActiveLayer } from '../active-layer/active-layer.js';
import { cursorFor } from '../gestures/cursors.js';
import { type GesturePointer, toleranceMm } from '../gestures/gesture.js';
import { listenForKeys } from '../gestures/key-listener.js';
import { createPathTool } from '../gestures/path-tool.js';
import { createPointerRouter } from '../gestures/pointer-router.js';
import { createToolPresses, startPan } from '../gestures/tool-presses.js';
import { hitsAt } from '../picking/pick.js';
import { pxPerMm, toPage } from '../viewport/viewport.js';
import type { Camera } from './camera.js';
import type { CanvasOptions } from './canvas-view.js';
import type { ViewStage } from './create-stage.js';
import type { ViewState } from './view-state.js';

/** Everything that pointers and keys do on the canvas. */
export interface Hand {
  /** Gives up what is being done; says whether there was anything. */
  readonly cancel: () => boolean;
  /** The tool is another one now. */
  readonly changeTool: () => void;
  readonly showCursor: () => void;
  readonly destroy: () => void;
}

/** The parts of the view that the hand works on. */
export interface HandPort {
  readonly host: HTMLElement;
  /** The element that pointers press on; its top left corner is the host's. */
  readonly root: HTMLElement;
  readonly state: ViewState;
  readonly options: CanvasOptions;
  readonly stage: ViewStage;
  readonly camera: Camera;
  readonly active: ActiveLayer;
  /** Ends the pulling of a handle without a command; says whether there was one. */
  readonly cancelPull: () => boolean;
}

/** Listens to pointers and keys until it is destroyed. */
export function createHand(port: HandPort): Hand {
  const { host, root, state, options, stage, camera, active, cancelPull } = port;
  const pathTool = createPathTool(stage);
  const presses = createToolPresses(stage, pathTool);
  let isSpaceDown = false;
  let isPanning = false;
  let hovered: GesturePointer | null = null;

  const topHit = (pointer: GesturePointer) =>
    hitsAt(stage.scenes, pointer.page, toleranceMm(pointer, pxPerMm(camera.viewport())))[0];
  const showCursor = () => {
    const { tool } = state.input;
    const isOverObject = tool === 'SELECT' && hovered !== null && topHit(hovered) !== undefined;
    active.setCursor(cursorFor({ tool, isSpaceDown, isPanning, isOverObject }));
  };

  const router = createPointerRouter(root, {
    viewport: camera.viewport,
    pointerOf(event) {
      const { left, top } = root.getBoundingClientRect();
      const screen = { x: event.clientX - left, y: event.clientY - top };
      return {
        screen,
        page: toPage(camera.viewport(), screen),
        isShift: event.shiftKey,
        isAlt: event.altKey,
        isTouch: event instanceof PointerEvent && event.pointerType === 'touch',
      };
    },
    isForHandles: (event) => state.input.tool === 'SELECT' && active.hasHandleAt(event),
    isPanning: () => isSpaceDown,
    startGesture(pointer) {
      if (!pathTool.isDrawing()) stage.putDown();
      return presses[state.input.tool](pointer);
    },
    startPan(pointer) {
      isPanning = true;
      showCursor();
      return startPan(stage, pointer);
    },
    onHover(pointer) {
      hovered = pointer;
      options.onPointer?.(pointer.page);
      if (router.isBusy() || active.isPulled()) return;
      isPanning = false;
      if (pathTool.isDrawing()) pathTool.hover(pointer);
      showCursor();
    },
    onLeave() {
      hovered = null;
      options.onPointer?.(null);
    },
    onDoubleClick(pointer) {
      if (pathTool.isDrawing()) {
        pathTool.finish();
        return;
      }
      const uuid = state.input.tool === 'SELECT' ? topHit(pointer) : undefined;
      if (uuid !== undefined && stage.scenes.entry(uuid)?.object.type === 'label') options.onEditLabel(uuid);
    },
    setViewport: camera.set,
    panBy: camera.panBy,
    zoomBy: camera.zoomBy,
    cancelPull,
  });

  const cancel = () => {
    if (router.cancel() || cancelPull()) return true;
    if (!pathTool.isDrawing()) return false;
    pathTool.cancel();
    return true;
  };
  const whileDrawingPath = (act: () => void) => () => {
    if (!pathTool.isDrawing()) return false;
    act();
    return true;
  };
  const stopKeys = listenForKeys({
    host,
    onEscape: cancel,
    onEnter: whileDrawingPath(pathTool.finish),
    onBackspace: whileDrawingPath(pathTool.back),
    onSpace(isDown) {
      isSpaceDown = isDown;
      showCursor();
    },
  });

  return {
    cancel,
    changeTool() {
      if (pathTool.isDrawing()) pathTool.cancel();
    },
    showCursor,
    destroy() {
      stopKeys();
      router.destroy();
    },
  };
}
