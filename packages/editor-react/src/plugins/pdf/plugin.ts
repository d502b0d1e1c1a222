import { BookImage } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { lazyPart } from '../../contributions/part.js';

const MAGIC = '%PDF-';
/** A PDF file says what it is within so many bytes; other things may stand before. */
const HEAD_BYTES = 1024;

const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES)).includes(MAGIC);

/** Pages of PDF files, as drawings or as pictures. */
export const pdfPlugin = defineEditorPlugin({
  id: 'pdf',
  requires: ['import', 'svg', 'pictures'],
  imports: [
    {
      id: 'pdf',
      // A PDF file may hold the markup of a drawing near its start.
      place: { before: 'svg' },
      labelKey: 'import:choose.pdf',
      icon: BookImage,
      sort: { accepts: ['application/pdf', '.pdf'], matches: ({ bytes }) => isPdf(bytes) },
      Content: lazyPart(async () => (await import('./react.js')).PdfStep),
    },
  ],
});
