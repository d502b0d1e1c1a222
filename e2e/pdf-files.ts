import { createRequire } from 'node:module';
import type PDFDocumentType from 'pdfkit';

// Loaded as Node does it: pdfkit reads its fonts from beside itself.
const PDFDocument = createRequire(import.meta.url)('pdfkit') as typeof PDFDocumentType;

type Options = ConstructorParameters<typeof PDFDocument>[0];

/** The bytes of a PDF file that `draw` draws. */
export function pdfOf(draw: (pdf: PDFKit.PDFDocument) => void, options: Options = {}): Promise<Buffer> {
  const pdf = new PDFDocument({ margin: 0, size: 'A5', ...options });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const written = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(parts))));
  draw(pdf);
  pdf.end();
  return written;
}

/** The axes of the chart, in pt from the top left. */
const AXES = { left: 54, top: 40, width: 330, height: 240 } as const;
const BOTTOM = AXES.top + AXES.height;
export const FRUITS = ['Feige', 'Birne', 'Kiwi', 'Dattel'] as const;

/**
 * A chart as matplotlib writes it: each part saved and bounded by the axes for itself, four bars of which the last goes on beyond the
 * axes, a line that does so too, a hairline far outside, marks placed by transforms, names below, a word at the side that is turned.
 */
export function drawChart(pdf: PDFKit.PDFDocument): void {
  const { left, top, width, height } = AXES;
  const inAxes = (draw: () => void) => {
    pdf.save().rect(left, top, width, height).clip();
    draw();
    pdf.restore();
  };
  pdf.rect(0, 0, 432, 324).fill('#ffffff');
  ['#1f77b4', '#ff7f0e', '#2ca02c', '#d62728'].forEach((colour, index) => {
    const tall = 60 + 70 * index;
    inAxes(() => pdf.rect(70 + 80 * index, BOTTOM - tall, 50, tall + 30).fill(colour));
  });
  inAxes(() => pdf.lineWidth(1.5).moveTo(0, 300).lineTo(150, 150).lineTo(450, 60).stroke('#9467bd'));
  inAxes(() => pdf.lineWidth(0).moveTo(0, 310).lineTo(430, 310).stroke('#000000'));
  for (const [x, y] of [
    [150, 150],
    [250, 120],
  ] as const) {
    pdf.save().translate(x, y).circle(0, 0, 4).fillAndStroke('#000000', '#000000').restore();
  }
  pdf.lineWidth(0.8).moveTo(left, BOTTOM).lineTo(left, top).stroke('#000000');
  pdf
    .moveTo(left, BOTTOM)
    .lineTo(left + width, BOTTOM)
    .stroke('#000000');
  pdf.font('Helvetica').fontSize(10).fillColor('#000000');
  FRUITS.forEach((fruit, index) => pdf.text(fruit, 80 + 80 * index, BOTTOM + 8, { lineBreak: false }));
  pdf
    .save()
    .rotate(-90, { origin: [20, 160] })
    .text('Menge', 10, 155, { lineBreak: false })
    .restore();
}
