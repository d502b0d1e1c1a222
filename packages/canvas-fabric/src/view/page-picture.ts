import type { Kinds, PageObject } from '@tastwerk/editor-core';
import type { Box } from '@tastwerk/editor-core/geometry';
import { type Primitive, sceneBackdrop } from '@tastwerk/editor-core/scene';
import { createRasterTeam, teamOfPage } from '../raster/raster-team.js';
import type { PageScenes } from '../page-scenes/page-scenes.js';
import { createStaticLayer } from '../static-layer/static-layer.js';
import type { Viewport } from '../viewport/viewport.js';
import type { Layers } from './layers.js';
import { paperOf, type ViewState } from './view-state.js';

/** The layer that shows the page as it is. */
export interface PagePicture {
  /** Says that so many objects are going to be shown: others get ready to paint while they are laid out. */
  readonly expect: (count: number) => void;
  /** Takes over the aids and the objects without a drawing from the state. */
  readonly refresh: () => void;
  /** Notes that boxes (page mm) look different now, and draws with the next frame. */
  readonly invalidate: (boxes: readonly Box[] | 'all') => void;
  readonly request: () => void;
  readonly drawNow: () => void;
  /** Resolves with the first frame that shows all there is to see, and sharply. */
  readonly whenSharp: () => Promise<void>;
  readonly destroy: () => void;
}

/** What the picture needs besides the state. */
export interface PicturePort {
  readonly state: ViewState;
  readonly layers: Layers;
  readonly scenes: PageScenes;
  readonly viewport: () => Viewport;
  /** Whether a gesture previews an object: it is painted elsewhere then. */
  readonly isLifted: (uuid: string) => boolean;
  /** Whether one previews any. */
  readonly isPreviewing: () => boolean;
}

/** Draws at most once a frame, and only when asked. */
interface FrameLoop {
  /** Asks for a drawing with the next frame. */
  readonly request: () => void;
  readonly stop: () => void;
}

/** `draw` gets the frame's time in ms. */
function createFrameLoop(draw: (nowMs: number) => void): FrameLoop {
  let frame = 0;
  return {
    request() {
      if (frame !== 0) return;
      frame = requestAnimationFrame((nowMs) => {
        frame = 0;
        draw(nowMs);
      });
    },
    stop: () => cancelAnimationFrame(frame),
  };
}

/** Starts blank. */
export function createPagePicture(kinds: Kinds, port: PicturePort): PagePicture {
  const { state, layers, scenes, viewport, isLifted, isPreviewing } = port;
  let aids: readonly Primitive[] = [];
  let invisible: readonly PageObject[] = [];
  const waiting: (() => void)[] = [];

  const team = createRasterTeam(teamOfPage(() => loop.request()));
  const staticLayer = createStaticLayer(kinds, layers.still, {
    team,
    content: () => (isPreviewing() ? null : scenes.entries()),
    drawings: (box) =>
      scenes.meeting(box).flatMap(({ object, scene }) => (isLifted(object.uuid) ? [] : [scene.primitives])),
  });

  const draw = (nowMs: number) => {
    const { input, host, ratio } = state;
    if (host.width === 0) return;
    const view = { viewport: viewport(), host, ratio, theme: input.theme };
    const { goesOn, isSharp } = staticLayer.draw({ ...view, ...paperOf(input), aids, invisible }, nowMs);
    if (goesOn) loop.request();
    if (isSharp) for (const resolve of waiting.splice(0)) resolve();
  };
  const loop = createFrameLoop(draw);

  return {
    expect: team.start,
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
    whenSharp() {
      loop.request();
      return new Promise((resolve) => waiting.push(resolve));
    },
    destroy() {
      team.destroy();
      loop.stop();
    },
  };
}
