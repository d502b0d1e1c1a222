import type { Kinds, PageObject } from '@tastwerk/editor-core';
import { boxCentre } from '@tastwerk/editor-core/geometry';
import { pxPerMm, toScreen, type Viewport } from '../viewport/viewport.js';
import type { ScreenFrame } from './canvas-view.js';

/** Where the frame of `object` lies on the host. */
export function frameOnScreen(kinds: Kinds, object: PageObject, viewport: Viewport): ScreenFrame {
  const frame = kinds.frameOf(object);
  const scale = pxPerMm(viewport);
  const centre = toScreen(viewport, boxCentre(frame));
  const width = frame.width * scale;
  const height = frame.height * scale;
  return {
    x: centre.x - width / 2,
    y: centre.y - height / 2,
    width,
    height,
    angle: kinds.angleOf(object),
    pxPerMm: scale,
  };
}
