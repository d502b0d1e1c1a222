import { buffer } from 'node:stream/consumers';
import { type Layer, mmToPt, type Scene } from '@tastwerk/editor-core';
import PDFDocument from 'pdfkit';
import { factor } from '../decimal.js';
import { paint } from '../painters.js';
import { createContentStream } from './content-stream.js';
import { createDotOperators } from './dot-operators.js';
import { documentInfo, type PdfMetadata, xmpContent } from './metadata.js';
import { PDF_PAINTERS } from './pdf-painters.js';
import { createTextFont } from './text-run.js';
import { createTextureFields } from './texture-fields.js';

const PRINTED: ReadonlySet<Layer> = new Set<Layer>(['relief', 'print']);

/**
 * `scenes` as the pages of a PDF file at true size, all of it vectors. One unit of a page's content is 1 mm, y down. The
 * same scenes and metadata give the same bytes.
 */
export async function scenesToPdf(scenes: readonly Scene[], metadata: PdfMetadata): Promise<Uint8Array> {
  const document = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: metadata.language,
    displayTitle: true,
    // Otherwise pdfkit reads the metrics of Helvetica, which no page uses.
    font: '',
    info: documentInfo(metadata),
  });
  document._addInfo = () => void document.appendXML(xmpContent(metadata));
  const bytes = buffer(document);
  const largestPage = {
    widthMm: Math.max(...scenes.map((scene) => scene.widthMm)),
    heightMm: Math.max(...scenes.map((scene) => scene.heightMm)),
  };
  const textures = createTextureFields(document, largestPage);
  const font = createTextFont(document);
  const dots = createDotOperators();

  for (const scene of scenes) {
    document.addPage({ size: [mmToPt(scene.widthMm), mmToPt(scene.heightMm)], margin: 0 });
    const content = createContentStream();
    const unit = factor(mmToPt(1));
    content.write(`${unit} 0 0 ${unit} 0 0 cm\n`);
    const target = { scene, layers: PRINTED, content, dots, textures, font };
    for (const primitive of scene.primitives) {
      if (PRINTED.has(primitive.layer)) paint(PDF_PAINTERS, primitive, target);
    }
    document.addContent(Buffer.from(content.operators(), 'latin1'));
  }
  document.end();
  return bytes;
}
