import type { Extent } from '../viewport/viewport.js';

/** The elements of the view, from the back to the front. */
export interface Layers {
  readonly root: HTMLDivElement;
  readonly still: HTMLCanvasElement;
  readonly active: HTMLCanvasElement;
  /** Gives the canvas that is ours the size of the host. Fabric sizes its own. */
  readonly resize: (host: Extent, ratio: number) => void;
}

const COVER = { position: 'absolute', inset: '0' } as const;

function coverCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas.style, COVER, { pointerEvents: 'none' });
  return canvas;
}

/** Lays the layers into `host`. They are pictures: what a screen reader is told is up to the host. */
export function createLayers(host: HTMLElement): Layers {
  const root = document.createElement('div');
  root.setAttribute('aria-hidden', 'true');
  Object.assign(root.style, {
    position: 'relative',
    width: '100%',
    height: '100%',
    overflow: 'hidden',
    touchAction: 'none',
    userSelect: 'none',
  });
  const still = coverCanvas();
  const active = document.createElement('canvas');
  const handLayer = document.createElement('div');
  Object.assign(handLayer.style, COVER);
  handLayer.append(active);
  root.append(still, handLayer);
  host.append(root);

  return {
    root,
    still,
    active,
    resize(extent, ratio) {
      still.width = Math.round(extent.width * ratio);
      still.height = Math.round(extent.height * ratio);
      still.style.width = `${extent.width}px`;
      still.style.height = `${extent.height}px`;
    },
  };
}
