import { mmToPt } from '@tastwerk/editor-core/geometry';
import { strToU8, zlibSync } from 'fflate';
import type { DotGrid, Place } from './dot-grid.js';

/** A page of the file: its dots, and its paper in mm. */
export interface PdfSheet {
  readonly dots: DotGrid;
  readonly widthMm: number;
  readonly heightMm: number;
}

const decimal = (value: number): string => String(Math.round(value * 1000) / 1000);

/**
 * How far a square stays within the px of its dot, as a part of the step: some rasterisers make every px dark that a square touches, its border
 * included.
 */
const INSET = 0.1;

/** The dots as black squares, neighbours in a row as one: in mm, y down. */
function squaresOf({ dots }: PdfSheet): string {
  const { stepMm } = dots;
  const squares: string[] = [];
  let start: Place | undefined;
  let end = -1;
  const finish = () => {
    if (!start) return;
    const { column, row } = start;
    const [x, y, width, height] = [column + INSET, row + INSET, end - column + 1 - 2 * INSET, 1 - 2 * INSET];
    squares.push(`${[x, y, width, height].map((steps) => decimal(steps * stepMm)).join(' ')} re`);
  };
  for (const { column, row } of dots.raised()) {
    if (start?.row === row && column === end + 1) end = column;
    else {
      finish();
      start = { column, row };
      end = column;
    }
  }
  finish();
  return squares.length === 0 ? '' : `${squares.join('\n')} f\n`;
}

/** A text string in UTF-16 with its mark, as hexadecimal digits, so that every character can stand in it (PDF 1.4, 3.8.1). */
function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0').toUpperCase()).join('')}>`;
}

/** Writes bytes one after the other and keeps where each object begins. */
class PdfFile {
  private readonly parts: Uint8Array[] = [];
  private readonly offsets: number[] = [];
  private length = 0;

  constructor() {
    this.add(strToU8('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n', true));
  }

  private add(bytes: Uint8Array): void {
    this.parts.push(bytes);
    this.length += bytes.length;
  }

  /** Adds the next object, numbered from 1, as PDF source; `stream` goes behind it. */
  object(source: string, stream?: Uint8Array): void {
    this.offsets.push(this.length);
    this.add(strToU8(`${this.offsets.length} 0 obj\n${source}\n`, true));
    if (stream) {
      this.add(strToU8('stream\n', true));
      this.add(stream);
      this.add(strToU8('\nendstream\n', true));
    }
    this.add(strToU8('endobj\n', true));
  }

  /** The whole file, with the objects at 1 and 2 as its catalogue and its description. */
  finish(): Uint8Array {
    const start = this.length;
    const entries = this.offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    const size = entries.length + 1;
    this.add(
      strToU8(
        `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}trailer\n<</Size ${size}/Root 1 0 R/Info 2 0 R>>\nstartxref\n${start}\n%%EOF\n`,
        true,
      ),
    );
    const bytes = new Uint8Array(this.length);
    let at = 0;
    for (const part of this.parts) {
      bytes.set(part, at);
      at += part.length;
    }
    return bytes;
  }
}

/**
 * Sheets as a PDF for embossers with a driver that makes a dot of each dark px, as those of ViewPlus with 20 dpi: each dot fills most of the
 * square of its px, so that none is left out and none is made twice. Vectors without fonts, which is why no library for PDF is needed here
 * and why it is written in browsers, too. Without tags: the file is for the embosser alone.
 */
export function dotsPdf(sheets: readonly PdfSheet[], title: string): Uint8Array {
  const file = new PdfFile();
  const pageObject = (index: number) => 4 + 2 * index;
  file.object('<</Type/Catalog/Pages 3 0 R>>');
  file.object(`<</Title ${textString(title)}/Producer(Tastwerk)>>`);
  const kids = sheets.map((_, index) => `${pageObject(index)} 0 R`).join(' ');
  file.object(`<</Type/Pages/Count ${sheets.length}/Kids[${kids}]>>`);
  sheets.forEach((sheet, index) => {
    const [width, height] = [mmToPt(sheet.widthMm), mmToPt(sheet.heightMm)].map(decimal);
    const content = `${mmToPt(1)} 0 0 ${-mmToPt(1)} 0 ${height} cm\n${squaresOf(sheet)}`;
    const compressed = zlibSync(strToU8(content, true));
    file.object(
      `<</Type/Page/Parent 3 0 R/MediaBox[0 0 ${width} ${height}]/Resources<<>>/Contents ${pageObject(index) + 1} 0 R>>`,
    );
    file.object(`<</Length ${compressed.length}/Filter/FlateDecode>>`, compressed);
  });
  return file.finish();
}
