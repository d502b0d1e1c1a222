import type { PdfDrawing } from '@tastwerk/editor-core/import';
import type { PdfProblem } from './open-pdf.js';

/** How fine a page is drawn: at `dpi`, or as fine as `mostPixels` allow. */
export interface PagePictureSize {
  readonly dpi: number;
  readonly mostPixels: number;
}

/** What the worker is asked; the file first. Pages are counted from 1 on. */
export type PdfRequest =
  | { readonly ask: 'open'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ask: 'read'; readonly page: number }
  | { readonly ask: 'draw'; readonly page: number; readonly size: PagePictureSize };

/** What each question is answered with. */
export interface PdfValues {
  /** How many pages the file has. */
  readonly open: number;
  readonly read: PdfDrawing;
  /** A PNG file. */
  readonly draw: Blob;
}

/** What the worker answers. */
export interface PdfReply {
  readonly value?: PdfValues[keyof PdfValues];
  readonly problem?: PdfProblem;
}
