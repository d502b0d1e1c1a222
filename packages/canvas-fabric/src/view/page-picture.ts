import { type Box, type PageObject, type Primitive, sceneBackdrop } from '@tastwerk/editor-core';
import { drawOverlay } from '../overlay-layer/overlay-layer.js';
import type { PageScenes } from '../page-scenes/page-scenes.js';
import { paintPrimitives } from '../paint/painters.js';
import { createStaticLayer } from '../static-layer/static-layer.js';
import type { Viewport } from '../viewport/viewport.js';
import { createFrameLoop } from './frame-loop.js';
import type { Layers } from './layers.js';
import { paperOf, type ViewState } from './view-state.js';

/** The layers that show the page as it is: the static one and the overlay. */
export interface PagePicture {
  /** Takes over the aids and the objects without a drawing from the state. */
  readonly refresh: () => void;
  /** Notes that boxes (page mm) look different now, and draws with the next frame. */
  readonly invalidate: (boxes: readonly Box[] | 'all') => void;
  readonly request: () => void;
  readonly drawNow: () => void;
  readonly destroy: () => void;
}

/** What the picture needs besides the state. */
export interface PicturePort {
  readonly state: ViewState;
  readonly layers: Layers;
  readonly scenes: PageScenes;
  readonly viewport: () => Viewport;
  /** Whether the hand holds an object: it is painted elsewhere then. */
  readonly isLifted: (uuid: string) => boolean;
}

/** Starts blank. */
export function createPagePicture({ state, layers, scenes, viewport, isLifted }: PicturePort): PagePicture {
  let aids: readonly Primitive[] = [];
  let invisible: readonly PageObject[] = [];

  const staticLayer = createStaticLayer(layers.still, {
    hasContent: (box) => scenes.meeting(box).some(({ object }) => !isLifted(object.uuid)),
    paint(box, brush) {
      for (const { object, scene } of scenes.meeting(box)) {
        if (!isLifted(object.uuid)) paintPrimitives(scene.primitives, brush);
      }
    },
  });

  const draw = (nowMs: number) => {
    const { input, host, ratio } = state;
    const view = { viewport: viewport(), ratio, theme: input.theme };
    const waitMs = staticLayer.draw({ ...view, host, page: paperOf(input) }, nowMs);
    drawOverlay(layers.overlay, { ...view, aids, invisible });
    if (waitMs !== null) loop.request(waitMs);
  };
  const loop = createFrameLoop(draw);

  return {
    refresh() {
      aids = sceneBackdrop(state.input.document, state.input.pageIndex);
      invisible = scenes
        .entries()
        .flatMap(({ object, scene }) => (scene.primitives.length === 0 ? [object] : []));
      loop.request();
    },
    invalidate(boxes) {
      staticLayer.invalidate(boxes);
      loop.request();
    },
    request: () => loop.request(),
    drawNow: () => draw(performance.now()),
    destroy: loop.stop,
  };
}
