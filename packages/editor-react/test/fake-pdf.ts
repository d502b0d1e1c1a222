import { fail, ok } from '@tastwerk/editor-core';
import { type PdfDrawing, pdfDrawing, type PdfOperator } from '@tastwerk/editor-core/import';
import type { OpenPdfFile, PdfFailure } from '../src/plugins/pdf/pdf-file.js';

/** The beginning of a PDF file. */
export const PDF = '%PDF-1.7\n';

const A5 = { width: 559, height: 794, matrix: { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 } };

/** A page with a blue square and the text `word`. */
export function drawnPage(word: string): PdfDrawing {
  const square: PdfOperator = {
    kind: 'path',
    outline: [
      { kind: 'M', to: { x: 60, y: 200 } },
      { kind: 'L', to: { x: 260, y: 200 } },
      { kind: 'L', to: { x: 260, y: 400 } },
      { kind: 'L', to: { x: 60, y: 400 } },
      { kind: 'Z' },
    ],
    fill: 'nonzero',
    isStroked: false,
  };
  const glyphs = [...word].map((text) => ({ text, width: 500, isSpace: false }));
  return pdfDrawing(
    [
      { kind: 'style', set: { fill: { colour: '#1f77b4', texture: null } } },
      square,
      { kind: 'textStyle', set: { fontSize: 20 } },
      { kind: 'textMatrix', matrix: { a: 1, b: 0, c: 0, d: -1, e: 60, f: 120 } },
      { kind: 'glyphs', glyphs },
      { kind: 'image' },
    ],
    A5,
  );
}

/** A page that a scanner made. */
export const SCANNED_PAGE: PdfDrawing = pdfDrawing(
  [{ kind: 'transform', matrix: { a: 559, b: 0, c: 0, d: 794, e: 0, f: 0 } }, { kind: 'image' }],
  A5,
);

/** A page on which nothing is. */
export const EMPTY_PAGE: PdfDrawing = pdfDrawing([], A5);

/** A small picture of a page. */
const THUMBNAIL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 148 210" width="148" height="210"><path fill="#fff" d="M0 0h148v210H0z"/><path d="M20 60h50v50H20z"/></svg>`;

/** Opens a file of `pages`, whatever is in it; pages that fail say why. `drawn` are the pages that were drawn, `closed` counts. */
export function fakePdf(pages: readonly (PdfDrawing | PdfFailure)[], failure?: PdfFailure) {
  const drawn: number[] = [];
  const closed = { count: 0 };
  const open: OpenPdfFile = (file) =>
    Promise.resolve(
      failure
        ? fail(failure)
        : ok({
            name: file.name.replace('.pdf', ''),
            pages: pages.length,
            read: (number: number) => {
              const page = pages[number - 1] ?? 'pdfDamaged';
              return Promise.resolve(typeof page === 'string' ? fail(page) : ok(page));
            },
            draw: (number: number) => {
              drawn.push(number);
              return Promise.resolve(ok(new Blob([THUMBNAIL], { type: 'image/svg+xml' })));
            },
            close: () => {
              closed.count += 1;
            },
          }),
    );
  return { open, drawn, closed };
}
