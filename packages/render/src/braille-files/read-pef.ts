import { fail, ok, type Result } from '@tastwerk/editor-core';
import { BLANK_CELL, type BraillePage, type Cell } from '@tastwerk/editor-core/braille';
import { SaxesParser } from 'saxes';
import { decodePattern } from './cell-encoding.js';
import { createReadingReport, type ReadingNote, type ReadingReport } from './reading-notes.js';
import { sheetSize, type SheetSize } from './sheet.js';
import { DUBLIN_CORE, PEF_NAMESPACE, type PefMetadata } from './write-pef.js';

/** A PEF file as it was read; one that Tastwerk wrote is written again to the same text. */
export interface ReadPef {
  readonly pages: readonly BraillePage[];
  readonly metadata: PefMetadata;
  /** The largest room that a volume or section names. */
  readonly size: SheetSize;
  readonly notes: readonly ReadingNote[];
}

/** Codes of {@link PefFailure}. */
export const PEF_FAILURE_CODES = ['PEF_NOT_XML', 'PEF_WITHOUT_PAGES'] as const;

/** Why a text is no PEF file: no XML, or none with pages of braille; with the line where reading ended. */
export interface PefFailure {
  readonly code: (typeof PEF_FAILURE_CODES)[number];
  readonly line: number;
}

type Attributes = Readonly<Record<string, { readonly value: string }>>;

/** Whole number of an attribute; 0 where it names none. */
function numberOf(attributes: Attributes, name: string): number {
  const value = attributes[name]?.value.trim() ?? '';
  return /^\d{1,4}$/.test(value) ? Number(value) : 0;
}

function readCells(text: string, line: number, report: ReadingReport): readonly Cell[] {
  return Array.from(text.trim(), (character) => {
    const decoded = decodePattern(character);
    if (decoded === undefined && character !== ' ') report.note('CHARACTER_UNKNOWN', line);
    if (decoded?.eightDots === true) report.note('DOTS_7_8_LEFT_OUT', line);
    return decoded?.cell ?? BLANK_CELL;
  });
}

/** Gathers what the elements of a PEF file say, in the order in which they come. */
class PefContent {
  readonly metadata = new Map<string, string>();
  readonly pages: BraillePage[] = [];
  size: SheetSize = { cells: 1, rows: 1 };
  private sheet: SheetSize = { cells: 0, rows: 0 };
  private rows: (readonly Cell[])[] = [];
  private text = '';
  private sections = 0;

  constructor(private readonly report: ReadingReport) {}

  addText(text: string): void {
    this.text += text;
  }

  open(name: string, attributes: Attributes, line: number): void {
    this.text = '';
    if (name === 'volume' || name === 'section') this.startPart(name, attributes, line);
    if (name === 'page') this.rows = [];
    if (numberOf(attributes, 'rowgap') > 0) this.report.note('ROW_GAP_LEFT_OUT', line);
  }

  close(name: string, line: number): void {
    if (name === 'row') this.endRow(line);
    if (name === 'page') this.endPage(line);
    if (name.startsWith('dc:') && !this.metadata.has(name)) this.metadata.set(name, this.text.trim());
    this.text = '';
  }

  private startPart(name: 'volume' | 'section', attributes: Attributes, line: number): void {
    this.sheet = {
      cells: numberOf(attributes, 'cols') || this.sheet.cells,
      rows: numberOf(attributes, 'rows') || this.sheet.rows,
    };
    this.size = {
      cells: Math.max(this.size.cells, this.sheet.cells),
      rows: Math.max(this.size.rows, this.sheet.rows),
    };
    if (name === 'section') this.sections += 1;
    if (name === 'section' && this.sections > 1) this.report.note('PARTS_JOINED', line);
  }

  private endRow(line: number): void {
    const cells = readCells(this.text, line, this.report);
    if (this.sheet.cells > 0 && cells.length > this.sheet.cells) this.report.note('ROW_TOO_LONG', line);
    this.rows.push(cells);
  }

  private endPage(line: number): void {
    if (this.sheet.rows > 0 && this.rows.length > this.sheet.rows) this.report.note('ROWS_TOO_MANY', line);
    this.pages.push({ rows: this.rows, marginLeft: 0, marginTop: 0 });
    this.rows = [];
  }
}

/** Name of an element, whatever prefix the file uses; those of the Dublin Core begin with `dc:`. */
function nameOf({ local, uri }: { readonly local: string; readonly uri: string }): string {
  return uri === DUBLIN_CORE ? `dc:${local}` : local;
}

/** Feeds `text` to `content`; answers with the line of the first fault of the XML, where reading ends. */
function parseInto(content: PefContent, text: string, report: ReadingReport): number | undefined {
  let faultLine: number | undefined;
  const parser = new SaxesParser({ xmlns: true, position: true });
  const whileWhole = (act: () => void): void => {
    if (faultLine === undefined) act();
  };
  parser.on('error', () => {
    faultLine ??= parser.line;
  });
  parser.on('text', (part) => whileWhole(() => content.addText(part)));
  parser.on('cdata', (part) => whileWhole(() => content.addText(part)));
  parser.on('opentag', (tag) =>
    whileWhole(() => {
      if (tag.local === 'pef' && tag.uri !== PEF_NAMESPACE) report.note('NAMESPACE_FOREIGN', parser.line);
      content.open(nameOf(tag), tag.attributes, parser.line);
    }),
  );
  parser.on('closetag', (tag) => whileWhole(() => content.close(nameOf(tag), parser.line)));
  parser.write(text).close();
  return faultLine;
}

/**
 * Reads a PEF file leniently (field notes 1.5): pages of all volumes and sections in a row; broken XML as far as it can be
 * read. What was odd is said in the notes. Fails where the text is no XML or holds no page.
 */
export function readPef(text: string): Result<ReadPef, PefFailure> {
  const report = createReadingReport();
  const content = new PefContent(report);
  const faultLine = parseInto(content, text, report);
  if (content.pages.length === 0) {
    const line = faultLine ?? 1;
    return fail({ code: faultLine === undefined ? 'PEF_WITHOUT_PAGES' : 'PEF_NOT_XML', line });
  }
  if (faultLine !== undefined) report.note('XML_BROKEN', faultLine);
  const title = content.metadata.get('dc:title');
  const language = content.metadata.get('dc:language');
  return ok({
    pages: content.pages,
    metadata: {
      identifier: content.metadata.get('dc:identifier') ?? '',
      ...(title === undefined ? {} : { title }),
      ...(language === undefined ? {} : { language }),
    },
    size: sheetSize(content.pages, content.size),
    notes: report.notes(),
  });
}
