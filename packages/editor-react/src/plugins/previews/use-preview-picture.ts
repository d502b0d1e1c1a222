import { paintScene } from '@tastwerk/canvas-fabric';
import type { Scene } from '@tastwerk/editor-core/scene';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { PreviewMemory } from './preview-memory.js';
import { createReliefClient, type ReliefClient } from './relief-client.js';
import type { HeightShares, ReliefAnswer } from './relief-messages.js';

/** Sharpness of shaded sheets: a dot of braille is 7 px wide. */
const RELIEF_PX_PER_MM = 5;

/** Longer edge of a painted sheet in px at most: what every browser gives a canvas. */
const LONGEST_EDGE_PX = 4096;

/** What can be said of a picture besides itself. */
export interface PreviewPicture {
  readonly state: 'pending' | 'ready' | 'failed';
  /** Of shaded sheets alone. */
  readonly shares: HeightShares | null;
}

interface Wanted {
  readonly scene: Scene;
  /** Whether the sheet is shaded, or painted as it is. */
  readonly isShaded: boolean;
  /** Device px to the mm on the screen. */
  readonly pxPerMm: number;
  readonly reliefs: PreviewMemory['reliefs'];
}

function sizeAt({ widthMm, heightMm }: Scene, pxPerMm: number) {
  return { width: Math.round(widthMm * pxPerMm), height: Math.round(heightMm * pxPerMm) };
}

/** Paints `scene` and gives the context; null where the browser gives none. */
function painted(canvas: HTMLCanvasElement, scene: Scene, pxPerMm: number) {
  Object.assign(canvas, sizeAt(scene, pxPerMm));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context) paintScene(context, scene, pxPerMm);
  return context;
}

function show(canvas: HTMLCanvasElement, { width, height, pixels }: ReliefAnswer): void {
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
}

async function shaded(scene: Scene, client: ReliefClient): Promise<ReliefAnswer> {
  const canvas = document.createElement('canvas');
  const context = painted(canvas, scene, RELIEF_PX_PER_MM);
  if (!context) throw new Error('this browser gives no canvas');
  const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return client.request({ width, height, pixels: data, pxPerMm: RELIEF_PX_PER_MM, shows: 'swelling' });
}

const PENDING: PreviewPicture = { state: 'pending', shares: null };
const READY: PreviewPicture = { state: 'ready', shares: null };
const FAILED: PreviewPicture = { state: 'failed', shares: null };

/**
 * Draws `scene` on `canvas`: what is painted is there at once; until a shaded sheet is ready what swells is shown in black, and one
 * that was shown before is there at once, too.
 */
export function usePreviewPicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  { scene, isShaded, pxPerMm, reliefs }: Wanted,
): PreviewPicture {
  const [client] = useState(createReliefClient);
  useEffect(() => () => client.close(), [client]);
  const [made, setMade] = useState<{ readonly scene: Scene; readonly picture: PreviewPicture }>();

  // Before the browser shows anything: a switch between previews must not blink.
  useLayoutEffect(() => {
    const { current } = canvas;
    if (!current) return;
    const longest = LONGEST_EDGE_PX / Math.max(scene.widthMm, scene.heightMm);
    const known = isShaded ? reliefs.get(scene) : undefined;
    if (known) show(current, known);
    else painted(current, scene, Math.min(pxPerMm, longest));
    if (!isShaded || known) return;
    let isWanted = true;
    shaded(scene, client).then(
      (answer) => {
        reliefs.set(scene, answer);
        if (!isWanted) return;
        show(current, answer);
        setMade({ scene, picture: { state: 'ready', shares: answer.shares } });
      },
      () => {
        if (isWanted) setMade({ scene, picture: FAILED });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [canvas, scene, isShaded, pxPerMm, client, reliefs]);

  return useMemo(() => {
    if (!isShaded) return READY;
    if (made?.scene === scene) return made.picture;
    const known = reliefs.get(scene);
    return known ? { state: 'ready', shares: known.shares } : PENDING;
  }, [isShaded, made, scene, reliefs]);
}
