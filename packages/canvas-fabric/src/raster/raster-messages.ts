import type { PxRect } from '../paint/px-rect.js';
import type { PackedDrawings } from './packed-drawings.js';

/** A face of the bundled font, for a worker to load as the page did. */
export interface PrintFace {
  /** The `src` of the face, its addresses absolute. */
  readonly source: string;
  readonly descriptors: FontFaceDescriptors;
}

/** Drawings by number: a worker keeps them, so that a page that is only zoomed is not told again. */
export interface SentDrawings {
  /** The numbers of all, from the back to the front. */
  readonly numbers: Uint32Array<ArrayBuffer>;
  /** The numbers of those that the worker has not yet, and what they draw. */
  readonly freshNumbers: Uint32Array<ArrayBuffer>;
  readonly fresh: PackedDrawings;
  /** Whether the worker is to let go of all that it has before. */
  readonly isAnew: boolean;
}

/** Drawings to be painted on the px of `rect`; it takes the place of the order before it. */
export interface RasterOrder {
  readonly id: number;
  readonly rect: PxRect;
  /** Device px of a page mm. */
  readonly pxPerMm: number;
  readonly drawings: SentDrawings;
  /** Whether the page has its font: print must not be painted in another one then. */
  readonly hasPrint: boolean;
}

/** What a worker is told: the faces once, first. */
export type RasterQuestion =
  | { readonly kind: 'faces'; readonly faces: readonly PrintFace[] }
  | { readonly kind: 'paint'; readonly order: RasterOrder };

/** What a worker says: that it has started; what it painted, null where it cannot paint as the page would. */
export type RasterAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'painted'; readonly id: number; readonly bitmap: ImageBitmap | null };
