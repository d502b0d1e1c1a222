import { findObject } from '@tastwerk/editor-core/objects';
import type { ActiveLayer } from '../active-layer/active-layer.js';
import { createCurveTool } from '../gestures/curve-tool.js';
import { doubleClick } from '../gestures/double-click.js';
import { createKeyActions } from '../gestures/key-actions.js';
import { listenForKeys } from '../gestures/key-listener.js';
import { addLeadLine } from '../gestures/lead-line-gesture.js';
import { createPathTool } from '../gestures/path-tool.js';
import { createPointEditor } from '../gestures/point-editor.js';
import { createPointerRouter } from '../gestures/pointer-router.js';
import { hitsFor } from '../gestures/select-press.js';
import { createToolPress, type DrawingTools, startPan } from '../gestures/tool-presses.js';
import { keysOf } from '../input/pointer.js';
import { toPage } from '../viewport/viewport.js';
import type { Camera } from './camera.js';
import type { CanvasOptions } from './canvas-view.js';
import type { ViewStage } from './create-stage.js';
import { createPointMode } from './point-mode.js';
import { createPointerCursor } from './pointer-cursor.js';

/** Everything that pointers and keys do on the canvas. */
export interface Interaction {
  /** Gives up what is being done; says whether there was anything. */
  readonly cancel: () => boolean;
  /** The tool is another one now. */
  readonly changeTool: () => void;
  readonly showCursor: () => void;
  /** Shows the points of a path; says whether there is such a path. */
  readonly editPoints: (uuid: string) => boolean;
  /** Draws the lead line from a label to the nearest object; where there is none the caller is told why. Says whether there is such a label. */
  readonly drawLeadLine: (uuid: string) => boolean;
  /** What is shown is another state now: points that are shown follow it. */
  readonly refresh: () => void;
  readonly destroy: () => void;
}

/** The parts of the view that pointers and keys work on. */
export interface InteractionPort {
  readonly host: HTMLElement;
  /** The element that pointers press on; its top left corner is the host's. */
  readonly root: HTMLElement;
  readonly options: CanvasOptions;
  readonly stage: ViewStage;
  readonly camera: Camera;
  readonly active: ActiveLayer;
  /** Ends the pulling of a handle without a command; says whether there was one. */
  readonly cancelPull: () => boolean;
}

/** Listens to pointers and keys until it is destroyed. */
export function createInteraction(port: InteractionPort): Interaction {
  const { host, root, options, stage, camera, active, cancelPull } = port;
  const tools: DrawingTools = { PATH: createPathTool(stage), CURVE: createCurveTool(stage) };
  const press = createToolPress(stage, tools);
  const points = createPointMode(stage, createPointEditor(stage));
  const tool = () => stage.input().tool;
  /** What is being drawn over several presses. */
  const drawing = () => Object.values(tools).find((each) => each.isDrawing());
  const cursor = createPointerCursor({
    tool,
    objectAt(pointer) {
      const [top] = hitsFor(stage, pointer);
      return top === undefined ? undefined : findObject(stage.objects(), top);
    },
    show: active.setCursor,
  });

  const router = createPointerRouter(root, {
    viewport: camera.viewport,
    pointerOf(event) {
      const { left, top } = root.getBoundingClientRect();
      const screen = { x: event.clientX - left, y: event.clientY - top };
      return { screen, page: toPage(camera.viewport(), screen), ...keysOf(event) };
    },
    isForHandles: (event) => tool() === 'SELECT' && active.hasHandleAt(event),
    isPanning: cursor.isSpaceDown,
    startGesture(pointer) {
      if (!drawing()) stage.putDown();
      const onPoint = points.press(pointer);
      if (onPoint) return onPoint;
      points.close();
      return press(tool(), pointer);
    },
    startPan(pointer) {
      cursor.setPanning(true);
      cursor.show();
      return startPan(stage, pointer);
    },
    onHover(pointer) {
      cursor.moveTo(pointer);
      options.onPointer?.(pointer.page);
      if (router.isBusy() || active.isPulled()) return;
      cursor.setPanning(false);
      drawing()?.hover(pointer);
      cursor.show();
    },
    onLeave() {
      cursor.moveTo(null);
      options.onPointer?.(null);
    },
    onDoubleClick: (pointer) => doubleClick(stage, drawing(), points, pointer),
    setViewport: camera.set,
    panBy: camera.panBy,
    zoomBy: camera.zoomBy,
    cancelPull,
  });

  const cancel = () => {
    if (router.cancel() || cancelPull()) return true;
    const drawn = drawing();
    drawn?.cancel();
    return drawn !== undefined;
  };
  const stopKeys = listenForKeys({
    host,
    ...createKeyActions({ stage, drawing, points, cancel }),
    onSpace(isDown) {
      cursor.setSpaceDown(isDown);
      cursor.show();
    },
  });

  return {
    cancel,
    changeTool() {
      drawing()?.cancel();
    },
    showCursor: cursor.show,
    editPoints: points.open,
    drawLeadLine(uuid) {
      const label = findObject(stage.objects(), uuid);
      if (label?.type !== 'label') return false;
      addLeadLine(stage, label);
      return true;
    },
    refresh: points.refresh,
    destroy() {
      stopKeys();
      router.destroy();
    },
  };
}
