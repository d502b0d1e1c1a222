import { buffer } from 'node:stream/consumers';
import { wordLanguage } from '@tastwerk/editor-core/braille';
import { mmToPt } from '@tastwerk/editor-core/geometry';
import PDFDocument from 'pdfkit';
import { factor } from '../decimal.js';
import { createContentStream, createFileLayers, type InkSpace, type PrintedLayer } from './content-stream.js';
import { createDotOperators } from './operators.js';
import { documentInfo, type PdfMetadata, xmpContent } from './metadata.js';
import { createTextFont, paintOnPage } from './pdf-painters.js';
import type { PdfPage } from './pdf-page.js';
import { createStructureTree } from './structure.js';
import { createTextureFields } from './texture-fields.js';

/** How a PDF file is written. */
export interface PdfOptions {
  /** Layers that pages have, the upper one in a viewer's list first; relief and print when absent. */
  readonly layers?: readonly PrintedLayer[];
  /** Names of inks; those of the screen when absent. */
  readonly inks?: InkSpace;
}

/** Marked content that is not read aloud: it says nothing, or says in braille what the print beside it says. */
const NOT_READ = { tag: 'Artifact', properties: '<</Type /Layout>>' } as const;

/**
 * `pages` as a PDF file at true size, all of it vectors, tagged, its layers switchable. One unit of a page's content is
 * 1 mm, y down. The same pages, metadata and options give the same bytes.
 */
export async function pagesToPdf(
  pages: readonly PdfPage[],
  metadata: PdfMetadata,
  { layers = ['relief', 'print'], inks = 'screen' }: PdfOptions = {},
): Promise<Uint8Array> {
  const document = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: metadata.language,
    displayTitle: true,
    tagged: true,
    // Otherwise pdfkit reads the metrics of Helvetica, which no page uses.
    font: '',
    info: documentInfo(metadata),
  });
  document._addInfo = () => void document.appendXML(xmpContent(metadata));
  const bytes = buffer(document);
  const largestPage = {
    widthMm: Math.max(...pages.map((page) => page.widthMm)),
    heightMm: Math.max(...pages.map((page) => page.heightMm)),
  };
  const textures = createTextureFields(document, largestPage, inks);
  const font = createTextFont(document);
  const dots = createDotOperators();
  const fileLayers = createFileLayers(document, layers, wordLanguage(metadata.language));
  const structure = createStructureTree(document);

  for (const page of pages) {
    document.addPage({ size: [mmToPt(page.widthMm), mmToPt(page.heightMm)], margin: 0 });
    fileLayers.usedOnPage();
    if (pages.length > 1) document.outline.addItem(page.title);
    structure.startPage(page.title, page.elements);
    const content = createContentStream(inks);
    const unit = factor(mmToPt(1));
    content.write(`${unit} 0 0 ${unit} 0 0 cm\n`);
    const target = { page, content, dots, textures, font };
    for (const { element, primitives } of page.parts) {
      const { tag, properties } = element
        ? { tag: element.role, properties: structure.contentOf(element) }
        : NOT_READ;
      content.marked(tag, properties, () => paintOnPage(primitives, target));
    }
    structure.endPage();
    document.addContent(Buffer.from(content.operators(), 'latin1'));
  }
  structure.end();
  document.end();
  return bytes;
}
