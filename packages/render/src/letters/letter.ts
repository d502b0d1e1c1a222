import { buffer } from 'node:stream/consumers';
import { mmToPt } from '@tastwerk/editor-core/geometry';
import PDFDocument from 'pdfkit';
import { text } from '../texts.js';
import { escapeXml } from '../xml.js';
import { LetterText } from './letter-text.js';
import { cellsOf, heightOf, LETTER_LINE, type LetterTable } from './letter-table.js';

/** A file inside the letter's file (PDF/A-3). */
export interface LetterAttachment {
  readonly name: string;
  readonly mime: string;
  readonly description: string;
  /** `Alternative`: the same in another form. */
  readonly relationship: 'Alternative' | 'Supplement';
  readonly bytes: Uint8Array;
}

/** What a letter is. Lengths are mm. */
export interface LetterOptions {
  readonly title: string;
  /** Who writes. */
  readonly author: string;
  readonly language: 'de' | 'en';
  /** Day of the letter; the time of writing must not change the bytes. */
  readonly date: Date;
  readonly paper?: { readonly widthMm: number; readonly heightMm: number };
  readonly marginMm?: number;
  readonly attachments?: readonly LetterAttachment[];
  /** More that the file says about itself: elements `rdf:Description`. */
  readonly xmp?: string;
  /** What stands below each page, once the number of pages is known. */
  readonly pageLine?: (page: number, pages: number) => string;
}

const A4 = { widthMm: 210, heightMm: 297 } as const;
const PRODUCT = 'Tastwerk';

/** Sizes of letters in pt: what is read must be read easily. */
export const LETTER_SIZES = { small: 9, usual: 11, large: 14, title: 20 } as const;

const GAP_PT = 8;

/** Room at the foot of a page for its line, in pt. */
const FOOT_PT = 24;

const RULE = '#8a857b';
const INK = '#1c1b19';

/**
 * A letter that is written from top to bottom as PDF/A-3a: tagged, so that it can be heard as well as seen, its font embedded. The same calls
 * give the same bytes.
 */
export class Letter {
  private readonly document: PDFKit.PDFDocument;
  private readonly text: LetterText;
  private readonly bytes: Promise<Buffer>;
  private readonly root: PDFKit.PDFStructureElement;
  private readonly marginPt: number;
  private y: number;

  constructor(private readonly options: LetterOptions) {
    const { title, author, language, date, paper = A4, marginMm = 20, attachments = [] } = options;
    this.document = new PDFDocument({
      size: [mmToPt(paper.widthMm), mmToPt(paper.heightMm)],
      margin: 0,
      pdfVersion: '1.7',
      subset: 'PDF/A-3a',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      font: '',
      info: {
        Title: title,
        Author: author,
        Creator: PRODUCT,
        Producer: PRODUCT,
        CreationDate: date,
        ModDate: date,
      },
    });
    this.document._addInfo = () => void this.document.appendXML(this.metadata());
    this.bytes = buffer(this.document);
    this.text = new LetterText(this.document);
    this.marginPt = mmToPt(marginMm);
    this.y = this.marginPt;
    this.root = this.document.struct('Document');
    this.document.addStructure(this.root);
    for (const { bytes, mime: type, ...about } of attachments) {
      // In a variable, for pdfkit's published types leave the relationship out.
      const options = { ...about, type, creationDate: date, modifiedDate: date };
      this.document.file(Buffer.from(bytes), options);
    }
  }

  heading(words: string, size: number = LETTER_SIZES.title): this {
    return this.block('H1', words, size);
  }

  /** A heading below the title. */
  subheading(words: string): this {
    return this.block('H2', words, LETTER_SIZES.large);
  }

  paragraph(words: string, size: number = LETTER_SIZES.usual): this {
    return this.block('P', words, size);
  }

  /** Leaves so much room, in mm. */
  space(mm: number): this {
    this.y += mmToPt(mm);
    return this;
  }

  /** Goes down to `mm` from the upper edge, where the page is not that far yet. */
  downTo(mm: number): this {
    this.y = Math.max(this.y, mmToPt(mm));
    return this;
  }

  /** A table whose head is repeated on each page; rows stay whole where they fit on one. */
  table(table: LetterTable): this {
    const element = this.document.struct('Table');
    this.root.add(element);
    const size = table.size ?? LETTER_SIZES.usual;
    const head = table.columns.map(({ title }) => title);
    const hasHead = head.some((title) => title !== '');
    if (hasHead) this.row(table, head, size, element, 'TH');
    for (const row of table.rows) {
      const heightPt = heightOf(table, cellsOf(table, row, size, this.widthPt, this.text), size);
      if (this.y + heightPt > this.bottomPt && this.y > this.marginPt) {
        this.turn();
        if (hasHead) this.row(table, head, size);
      }
      this.row(table, row, size, element, 'TD');
    }
    element.end();
    this.y += GAP_PT;
    return this;
  }

  /** Ends the letter and gives its file. A note stands below all else where characters were transcribed. */
  async end(): Promise<Uint8Array> {
    const { start, count } = this.document.bufferedPageRange();
    const { language, pageLine } = this.options;
    for (let index = 0; pageLine !== undefined && index < count; index += 1) {
      this.document.switchToPage(start + index);
      const line = this.text.printable(pageLine(index + 1, count));
      const x = this.document.page.width - this.marginPt - this.text.width(line, LETTER_SIZES.small);
      this.aside(() => this.draw(line, x, this.bottomPt + GAP_PT, LETTER_SIZES.small));
    }
    if (this.text.isTranscribed) this.footnote(text(language, 'letters', 'transcribed'));
    this.root.end();
    this.document.end();
    return new Uint8Array(await this.bytes);
  }

  /** Prints `words` in the margin below the line of the last page, so that they never need another page; without such a line below the text. */
  private footnote(words: string): void {
    const hasLine = this.options.pageLine !== undefined;
    if (hasLine) this.y = this.document.page.height - this.marginPt;
    this.block('P', words, LETTER_SIZES.small, hasLine ? Infinity : this.bottomPt);
  }

  private get widthPt(): number {
    return this.document.page.width - 2 * this.marginPt;
  }

  private get bottomPt(): number {
    return this.document.page.height - this.marginPt - (this.options.pageLine === undefined ? 0 : FOOT_PT);
  }

  private block(role: 'H1' | 'H2' | 'P', words: string, size: number, bottomPt = this.bottomPt): this {
    const element = this.document.struct(role);
    this.root.add(element);
    for (const line of this.text.lines(words, size, this.widthPt)) {
      if (this.y + size * LETTER_LINE > bottomPt) this.turn();
      element.add(() => this.draw(line, this.marginPt, this.y, size));
      this.y += size * LETTER_LINE;
    }
    element.end();
    this.y += GAP_PT;
    return this;
  }

  /** Writes a row; without an element it is a repeated head, which is not read again. */
  private row(
    table: LetterTable,
    row: readonly string[],
    size: number,
    element?: PDFKit.PDFStructureElement,
    role: 'TH' | 'TD' = 'TH',
  ): void {
    const cells = cellsOf(table, row, size, this.widthPt, this.text);
    const line = element === undefined ? undefined : this.document.struct('TR');
    if (line !== undefined) element?.add(line);
    for (const { lines, x } of cells) {
      const write = () => {
        for (const [index, words] of lines.entries())
          this.draw(words, this.marginPt + x(words), this.y + index * size * LETTER_LINE, size);
      };
      if (line === undefined) this.aside(write);
      else line.add(this.document.struct(role, {}, [write]));
    }
    line?.end();
    this.y += heightOf(table, cells, size);
    if (table.hasRules !== false) this.rule();
  }

  private rule(): void {
    const y = this.y - 2;
    this.aside(() => {
      this.document
        .moveTo(this.marginPt, y)
        .lineTo(this.document.page.width - this.marginPt, y)
        .lineWidth(0.5)
        .stroke(RULE);
    });
    this.y += 3;
  }

  private draw(words: string, x: number, y: number, size: number): void {
    this.document.fillColor(INK);
    this.text.draw(words, x, y, size);
  }

  /** Draws what is not read aloud. */
  private aside(draw: () => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.document.endMarkedContent();
  }

  private turn(): void {
    this.document.addPage();
    this.y = this.marginPt;
  }

  /** The same facts as in the information dictionary; PDF/A wants both to agree. */
  private metadata(): string {
    const { title, author, date, xmp = '' } = this.options;
    const stamp = date.toISOString().replace(/\.\d+Z$/, 'Z');
    return [
      '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
      ' xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">',
      `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>`,
      `<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>`,
      `<xmp:CreatorTool>${PRODUCT}</xmp:CreatorTool><xmp:CreateDate>${stamp}</xmp:CreateDate>`,
      `<xmp:ModifyDate>${stamp}</xmp:ModifyDate><pdf:Producer>${PRODUCT}</pdf:Producer>`,
      '</rdf:Description>',
      xmp,
    ].join('');
  }
}
