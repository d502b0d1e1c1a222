import { findObject } from '@tastwerk/editor-core/objects';
import { createActiveLayer } from '../active-layer/active-layer.js';
import { createPageScenes } from '../page-scenes/page-scenes.js';
import { watchBlackPrint } from '../paint/black-print.js';
import { createCamera } from './camera.js';
import type { CanvasInput } from '../input/canvas-input.js';
import type { CanvasOptions, CanvasView } from './canvas-view.js';
import { createStage } from './create-stage.js';
import { createDragPreview } from './drag-preview.js';
import { createHandleGesture } from './handle-gesture.js';
import { createInteraction } from './interaction.js';
import { createLayers } from './layers.js';
import { createPagePicture } from './page-picture.js';
import { frameOnScreen } from './screen-frame.js';
import { paperOf, shownPage, type ViewState } from './view-state.js';

/** Shows one page of a document inside `host`, which must have a size of its own, and turns gestures into commands. */
export function createCanvasView(host: HTMLElement, options: CanvasOptions): CanvasView {
  const state: ViewState = {
    input: options.input,
    // Until the page has been fitted into the host there is nothing to draw on.
    host: { width: 0, height: 0 },
    ratio: window.devicePixelRatio,
  };
  const { kinds } = options.engine;
  let hasBeenFitted = false;

  const layers = createLayers(host);
  const scenes = createPageScenes();
  const camera = createCamera({
    host: () => state.host,
    page: () => paperOf(state.input),
    ratio: () => state.ratio,
    onChange(viewport) {
      active.setViewport(viewport);
      picture.request();
      options.onViewport?.(viewport);
    },
  });
  const active = createActiveLayer(
    layers.active,
    { viewport: camera.viewport(), theme: state.input.theme },
    {
      onPull: (change, keys) => handles.onPull(change, keys),
      onRelease: (change) => handles.onRelease(change),
    },
  );
  const dragPreview = createDragPreview(kinds, {
    input: () => state.input,
    scenes,
    setPreview: active.setPreview,
    shiftPreview: active.shiftPreview,
    onLifted: (boxes) => picture.invalidate(boxes),
  });
  const picture = createPagePicture(kinds, {
    state,
    layers,
    scenes,
    viewport: camera.viewport,
    isLifted: dragPreview.isLifted,
    isPreviewing: () => dragPreview.current() !== null,
  });
  const stage = createStage({ state, options, scenes, dragPreview, camera, active });
  const handles = createHandleGesture(stage);
  const interaction = createInteraction({
    host,
    root: layers.root,
    options,
    stage,
    camera,
    active,
    cancelPull() {
      if (!active.cancelPull()) return false;
      handles.cancel();
      return true;
    },
  });

  const showDocument = () => {
    const { document, pageIndex, resources } = state.input;
    picture.expect(shownPage(state.input)?.objects.length ?? 0);
    picture.invalidate(scenes.show(document, pageIndex, resources));
    picture.refresh();
  };

  const update = (change: Partial<CanvasInput>) => {
    const before = state.input;
    const after = { ...before, ...change };
    const isOtherPage = shownPage(after) !== shownPage(before);
    if (isOtherPage) interaction.cancel();
    state.input = after;
    if (
      after.document !== before.document ||
      after.pageIndex !== before.pageIndex ||
      after.resources !== before.resources
    ) {
      showDocument();
    }
    if (isOtherPage) stage.putDown();
    if (after.tool !== before.tool) interaction.changeTool();
    if (after.theme !== before.theme) active.setTheme(after.theme);
    const [paper, paperBefore] = [paperOf(after), paperOf(before)];
    if (paper.width !== paperBefore.width || paper.height !== paperBefore.height) camera.fit();
    interaction.refresh();
    stage.showFrame();
    interaction.showCursor();
    picture.request();
  };

  const resize = () => {
    const before = state.host;
    state.host = { width: host.clientWidth, height: host.clientHeight };
    state.ratio = window.devicePixelRatio;
    layers.resize(state.host, state.ratio);
    active.resize(state.host, state.ratio);
    const isShown = state.host.width > 0 && before.width > 0;
    // What is in the middle stays there when a side of the workspace opens or gets narrower.
    if (hasBeenFitted && isShown)
      camera.panBy((state.host.width - before.width) / 2, (state.host.height - before.height) / 2);
    else if (hasBeenFitted || state.host.width === 0) camera.set(camera.viewport());
    else {
      hasBeenFitted = true;
      camera.fit();
    }
    // Canvases that were resized are blank: they are drawn before the browser shows them.
    picture.drawNow();
  };

  showDocument();
  stage.showFrame();
  const sizeObserver = new ResizeObserver(resize);
  sizeObserver.observe(host);
  window.addEventListener('resize', resize);
  const stopFontWatch = watchBlackPrint(document.fonts, () => picture.invalidate('all'));

  return {
    update,
    viewport: camera.viewport,
    zoomTo: (scalingFactor, anchor) =>
      camera.zoomTo(scalingFactor, anchor ?? { x: state.host.width / 2, y: state.host.height / 2 }),
    fitPage: camera.fit,
    fitBox: camera.fitTo,
    showBox: camera.show,
    labelFrameOnScreen(uuid) {
      const object = findObject(shownPage(state.input)?.objects ?? [], uuid);
      return object ? frameOnScreen(kinds, object, camera.viewport()) : null;
    },
    editPoints: interaction.editPoints,
    drawLeadLine: interaction.drawLeadLine,
    cancelGesture: interaction.cancel,
    whenSharp: picture.whenSharp,
    destroy() {
      sizeObserver.disconnect();
      window.removeEventListener('resize', resize);
      stopFontWatch();
      interaction.destroy();
      stage.putDown();
      picture.destroy();
      active.destroy();
      layers.root.remove();
    },
  };
}
