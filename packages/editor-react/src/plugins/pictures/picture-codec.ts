import { LIMITS } from '@tastwerk/editor-core';
import { createContext } from 'react';
import type { Box } from '@tastwerk/editor-core/geometry';
import { longestSide, type PictureShares, sharesOf, wholeOf } from './crop/crop-box.js';

/** A picture as a data address for a backdrop, and the shares of it that are shown; all of it where there are none. */
export interface BackdropPicture {
  readonly picture: string;
  readonly crop?: PictureShares;
}

/** A part of a picture, in the sizes in which it is used. */
export interface PictureCut {
  /** Where it lies, in px of the picture. */
  readonly box: Box;
  /** What is sent to be traced and read, with its size in px. */
  readonly forTracing: Blob;
  readonly width: number;
  readonly height: number;
  /** The picture made smaller, whole where this part stays sharp, so that it can be cut otherwise later; null where no size is small enough. */
  readonly backdrop: () => BackdropPicture | null;
}

/** A picture that was read. */
export interface LoadedPicture {
  readonly name: string;
  /** Its size in px as it is seen. */
  readonly width: number;
  readonly height: number;
  readonly whole: PictureCut;
  /** Takes what lies in `box`, in px of the picture; undefined where the browser has no room for it. */
  readonly cut: (box: Box) => Promise<PictureCut | undefined>;
  /** Address of the whole in this window; `release` gives it back. */
  readonly url: string;
  readonly release: () => void;
}

/** Reads pictures with what the browser has; a test gives a fake. */
export interface PictureCodec {
  /** Undefined for what is no picture. */
  load(file: File): Promise<LoadedPicture | undefined>;
}

/** Longest side in px that is sent: what tracing uses of a picture at most. */
const TRACED_PX = 2000;
/** Longest sides of what is shown of a backdrop and qualities, tried from the finest on. */
const BACKDROPS = [
  [1600, 0.85],
  [1600, 0.6],
  [1000, 0.7],
  [600, 0.6],
] as const;
/** Longest side of the whole of a backdrop: more takes too long to write. */
const BACKDROP_WHOLE_PX = 4000;

function drawn(picture: ImageBitmap, box: Box, longestPx: number): HTMLCanvasElement {
  const scale = Math.min(1, longestPx / Math.max(box.width, box.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(box.width * scale));
  canvas.height = Math.max(1, Math.round(box.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws no pictures');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, box.x, box.y, box.width, box.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** What lies in `kept`, a part of `picture`, of which `shown` is seen; null where that is too large in every size. */
function backdropOf(picture: ImageBitmap, kept: Box, shown: Box): BackdropPicture | null {
  const crop = sharesOf(shown, kept);
  for (const [longest, quality] of BACKDROPS) {
    const keptPx = (longest * longestSide(kept)) / longestSide(shown);
    if (Math.min(keptPx, longestSide(kept)) > BACKDROP_WHOLE_PX) continue;
    const address = drawn(picture, kept, keptPx).toDataURL('image/jpeg', quality);
    if (address.length <= LIMITS.backdropLength) return { picture: address, ...(crop ? { crop } : {}) };
  }
  return null;
}

async function cutOf(picture: ImageBitmap, box: Box): Promise<PictureCut | undefined> {
  const canvas = drawn(picture, box, TRACED_PX);
  const forTracing = await pngOf(canvas);
  if (!forTracing) return undefined;
  return {
    box,
    forTracing,
    width: canvas.width,
    height: canvas.height,
    backdrop: () => backdropOf(picture, wholeOf(picture), box) ?? backdropOf(picture, box, box),
  };
}

/** Decodes in the browser: the turn that a camera noted is done, and what lies beneath is white. */
const browserCodec: PictureCodec = {
  async load(file) {
    let picture: ImageBitmap;
    try {
      picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    } catch {
      return undefined;
    }
    const { width, height } = picture;
    const whole = await cutOf(picture, wholeOf(picture));
    if (!whole) return undefined;
    const url = URL.createObjectURL(whole.forTracing);
    return {
      name: file.name.replace(/\.[^.]*$/u, ''),
      width,
      height,
      whole,
      cut: (box) => cutOf(picture, box),
      url,
      release: () => {
        URL.revokeObjectURL(url);
        picture.close();
      },
    };
  },
};

/** What reads pictures here. */
export const PictureCodecContext = createContext<PictureCodec>(browserCodec);
