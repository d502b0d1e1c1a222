import type { ReactNode } from 'react';
import { OpenPdfContext, type OpenPdfFile, openPdfFile } from '../src/plugins/pdf/pdf-file.js';
import { type PictureCodec, PictureCodecContext } from '../src/plugins/pictures/picture-codec.js';
import { fakeCodec } from './fake-picture.js';

/** What reads pictures and PDF files in place of the browser. */
export interface FakeReaders {
  readonly codec?: PictureCodec;
  readonly openPdf?: OpenPdfFile;
}

/** Parts of the editor that read files by `codec` and `openPdf`. */
export function WithReaders({
  codec = fakeCodec,
  openPdf = openPdfFile,
  children,
}: FakeReaders & { readonly children: ReactNode }) {
  return (
    <PictureCodecContext value={codec}>
      <OpenPdfContext value={openPdf}>{children}</OpenPdfContext>
    </PictureCodecContext>
  );
}
