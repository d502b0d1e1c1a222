import type { Scene } from '@tastwerk/editor-core/scene';
import '@fontsource/atkinson-hyperlegible-next/400.css';
import { blackPrintFont } from '../../packages/canvas-fabric/src/paint/black-print.js';
import { paintPrimitives } from '../../packages/canvas-fabric/src/paint/painters.js';

declare global {
  interface Window {
    /** Paints a scene as the editor's canvas does, on white paper, and hands out its px in grey as one character each. */
    paintScene: typeof paintScene;
  }
}

async function paintScene(scene: Scene, width: number, height: number): Promise<string> {
  await Promise.all([...document.fonts].map((face) => face.load()));
  await document.fonts.load(blackPrintFont(100), 'aĀ');
  const ctx = new OffscreenCanvas(width, height).getContext('2d');
  if (!ctx) throw new Error('no canvas');
  const pxPerMm = width / scene.widthMm;
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, width, height);
  ctx.scale(pxPerMm, height / scene.heightMm);
  paintPrimitives(
    scene.primitives.filter(({ layer }) => layer !== 'aid'),
    { ctx, pxPerMm },
  );
  const { data } = ctx.getImageData(0, 0, width, height);
  let grey = '';
  for (let start = 0; start < data.length; start += 4 * width) {
    const row = new Uint8Array(width);
    for (let x = 0; x < width; x += 1) {
      const at = start + 4 * x;
      row[x] = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
    }
    grey += String.fromCharCode(...row);
  }
  return grey;
}

window.paintScene = paintScene;
