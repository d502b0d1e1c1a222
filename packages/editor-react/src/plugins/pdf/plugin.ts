import { BookImage } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { lazyPart } from '../../contributions/part.js';

const MAGIC = [...'%PDF-'].map((letter) => letter.charCodeAt(0));
/** A PDF file says what it is within so many bytes; other things may stand before. */
const HEAD_BYTES = 1024;

function isPdf(bytes: Uint8Array): boolean {
  const starts = Math.min(bytes.length, HEAD_BYTES) - MAGIC.length + 1;
  for (let at = 0; at < starts; at += 1) {
    if (MAGIC.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

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
