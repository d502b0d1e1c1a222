import type { Document, Kinds } from '@tastwerk/editor-core';
import type { BrailleLookup } from '@tastwerk/editor-core/braille';
import { countObjects } from '@tastwerk/editor-core/objects';
import { bundledFontMetrics, buildScene } from '@tastwerk/editor-core/scene';

/** Longer edge of a draft's picture in px: twice what a card shows, for sharp screens. */
const LONG_EDGE_PX = 480;

/** Pages with more objects than this have no picture: making it would be felt while drawing. */
const MOST_OBJECTS = 3000;

const QUALITY = 0.8;

/** Loads markup as a picture; it must be drawn by the browser's own image code, where nothing in it can run. */
async function pictureOf(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The first page of a document as a small picture, a data URL; null where there is nothing to see or no way to draw it. */
export async function makeThumbnail(
  kinds: Kinds,
  document: Document,
  braille: BrailleLookup,
): Promise<string | null> {
  const [page] = document.pages;
  if (!page || countObjects(page.objects) > MOST_OBJECTS) return null;
  try {
    const { sceneToSvg } = await import('@tastwerk/render/svg');
    const scene = buildScene(document, 0, { kinds, braille, font: bundledFontMetrics });
    const pxPerMm = LONG_EDGE_PX / Math.max(document.width, document.height);
    const image = await pictureOf(sceneToSvg(scene, { pxPerMm }));
    const canvas = window.document.createElement('canvas');
    canvas.width = Math.round(document.width * pxPerMm);
    canvas.height = Math.round(document.height * pxPerMm);
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', QUALITY);
  } catch {
    return null;
  }
}
