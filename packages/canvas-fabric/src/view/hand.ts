import { findObject, isEmptyTitle, type Kinds } from '@tastwerk/editor-core';
import type { ActiveLayer } from '../active-layer/active-layer.js';
import { createCurveTool } from '../gestures/curve-tool.js';
import { cursorFor } from '../gestures/cursors.js';
import { type GesturePointer, keysOf, toleranceMm } from '../input/pointer.js';
import { listenForKeys } from '../gestures/key-listener.js';
import { addLeadLine } from '../gestures/lead-line-gesture.js';
import { createPathTool } from '../gestures/path-tool.js';
import { createPointEditor } from '../gestures/point-editor.js';
import { createPointerRouter } from '../gestures/pointer-router.js';
import { hitsFor } from '../gestures/select-press.js';
import { createToolPresses, type DrawingTools, startPan } from '../gestures/tool-presses.js';
import { memberAt } from '../picking/members.js';
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
  /** Shows the points of a path; says whether there is such a path. */
  readonly editPoints: (uuid: string) => boolean;
  /** Draws the lead line from a label to the nearest object; where there is none the caller is told why. Says whether there is such a label. */
  readonly drawLeadLine: (uuid: string) => boolean;
  /** What is shown is another state now: points that are shown follow it. */
  readonly refresh: () => void;
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
export function createHand(kinds: Kinds, port: HandPort): Hand {
  const { host, root, state, options, stage, camera, active, cancelPull } = port;
  const tools: DrawingTools = { PATH: createPathTool(stage), CURVE: createCurveTool(stage) };
  const presses = createToolPresses(stage, tools);
  const points = createPointEditor(stage);
  /** What is being drawn over several presses. */
  const drawing = () => Object.values(tools).find((tool) => tool.isDrawing());
  let isSpaceDown = false;
  let isPanning = false;
  let hovered: GesturePointer | null = null;

  const topHit = (pointer: GesturePointer) => hitsFor(stage, pointer)[0];
  /** Goes a floor further into the group `uuid`: its member at the pointer is selected. */
  const enterGroup = (uuid: string, pointer: GesturePointer) => {
    const group = findObject(stage.objects(), uuid);
    const member =
      group && memberAt(kinds, group, pointer.page, toleranceMm(pointer, pxPerMm(camera.viewport())));
    if (member) stage.select([member.uuid]);
    return member !== undefined;
  };
  const editPoints = (uuid: string) => {
    const isOpen = state.input.tool === 'SELECT' && points.open(uuid);
    // Points take the place of the handles around the whole.
    if (isOpen) stage.showFrame();
    return isOpen;
  };
  const closePoints = () => {
    const wasOpen = points.close();
    if (wasOpen) stage.showFrame();
    return wasOpen;
  };
  const showCursor = () => {
    const { tool } = state.input;
    const uuid = tool === 'SELECT' && hovered !== null ? topHit(hovered) : undefined;
    const object = uuid === undefined ? undefined : findObject(stage.objects(), uuid);
    const over = !object ? 'nothing' : isEmptyTitle(object) ? 'field' : 'object';
    active.setCursor(cursorFor({ tool, isSpaceDown, isPanning, over }));
  };

  const router = createPointerRouter(root, {
    viewport: camera.viewport,
    pointerOf(event) {
      const { left, top } = root.getBoundingClientRect();
      const screen = { x: event.clientX - left, y: event.clientY - top };
      return {
        screen,
        page: toPage(camera.viewport(), screen),
        ...keysOf(event),
      };
    },
    isForHandles: (event) => state.input.tool === 'SELECT' && active.hasHandleAt(event),
    isPanning: () => isSpaceDown,
    startGesture(pointer) {
      if (!drawing()) stage.putDown();
      const onPoint = points.press(pointer);
      if (onPoint) return onPoint;
      closePoints();
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
      drawing()?.hover(pointer);
      showCursor();
    },
    onLeave() {
      hovered = null;
      options.onPointer?.(null);
    },
    onDoubleClick(pointer) {
      const drawn = drawing();
      if (drawn) {
        drawn.finish();
        return;
      }
      if (points.isOpen() && points.doubleClick(pointer)) return;
      const uuid = state.input.tool === 'SELECT' ? topHit(pointer) : undefined;
      if (uuid === undefined || editPoints(uuid) || enterGroup(uuid, pointer)) return;
      if (findObject(stage.objects(), uuid)?.type === 'label') options.onEditLabel(uuid);
    },
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
  const onEnter = () => {
    const drawn = drawing();
    if (drawn) {
      drawn.finish();
      return true;
    }
    if (closePoints()) return true;
    const [single, ...others] = stage.selection();
    return single !== undefined && others.length === 0 && editPoints(single);
  };
  const onBackspace = () => {
    const drawn = drawing();
    drawn?.back();
    return drawn !== undefined || points.removeSelected();
  };
  const stopKeys = listenForKeys({
    host,
    onEscape: () => cancel() || closePoints(),
    onEnter,
    onBackspace,
    onSpace(isDown) {
      isSpaceDown = isDown;
      showCursor();
    },
  });

  return {
    cancel,
    changeTool() {
      drawing()?.cancel();
    },
    showCursor,
    editPoints,
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
