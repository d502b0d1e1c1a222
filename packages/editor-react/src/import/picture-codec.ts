import { LIMITS } from '@tastwerk/editor-core';

/** A picture that was read, in the sizes in which it is used. */
export interface LoadedPicture {
  readonly name: string;
  /** Size in px of `forTracing` as it is seen. */
  readonly width: number;
  readonly height: number;
  /** What is sent to be traced and read. */
  readonly forTracing: Blob;
  /** Address of the same in this window; `release` gives it back. */
  readonly url: string;
  readonly release: () => void;
  /** A smaller one as a data address for a backdrop; null where no size is small enough. */
  readonly backdrop: () => string | null;
}

/** Reads pictures with what the browser has; a test gives a fake. */
export interface PictureCodec {
  /** Undefined for what is no picture; `too-large` for more than 40 megapixels. */
  load(file: File): Promise<LoadedPicture | 'too-large' | undefined>;
}

const MOST_PIXELS = 40_000_000;
/** Longest side in px that is sent: what tracing uses of a picture at most. */
const TRACED_PX = 2000;
/** Longest sides and qualities of a backdrop, tried from the finest on. */
const BACKDROPS = [
  [1600, 0.85],
  [1600, 0.6],
  [1000, 0.7],
  [600, 0.6],
] as const;

function drawn(picture: ImageBitmap, longestPx: number): HTMLCanvasElement {
  const scale = Math.min(1, longestPx / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws no pictures');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Decodes in the browser: the turn that a camera noted is done, and what lies beneath is white. */
export const browserCodec: PictureCodec = {
  async load(file) {
    let picture: ImageBitmap;
    try {
      picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    } catch {
      return undefined;
    }
    if (picture.width * picture.height > MOST_PIXELS) {
      picture.close();
      return 'too-large';
    }
    const canvas = drawn(picture, TRACED_PX);
    const forTracing = await pngOf(canvas);
    if (!forTracing) return undefined;
    const url = URL.createObjectURL(forTracing);
    return {
      name: file.name.replace(/\.[^.]*$/u, ''),
      width: canvas.width,
      height: canvas.height,
      forTracing,
      url,
      release: () => {
        URL.revokeObjectURL(url);
        picture.close();
      },
      backdrop: () => {
        for (const [longest, quality] of BACKDROPS) {
          const address = drawn(picture, longest).toDataURL('image/jpeg', quality);
          if (address.length <= LIMITS.backdropLength) return address;
        }
        return null;
      },
    };
  },
};
