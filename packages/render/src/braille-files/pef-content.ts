import { BLANK_CELL, type Cell } from '@tastwerk/editor-core/braille';
import { decodePattern, heldCell, type HoldsCell } from './cell-encoding.js';
import {
  DUBLIN_CORE_NAMES,
  type DublinCoreName,
  type PefMetadata,
  type PefPage,
  type PefSheet,
  type PefVolume,
  SINGLE_NAMES,
} from './pef-book.js';
import type { ReadingReport } from './reading-notes.js';

type Attributes = Readonly<Record<string, { readonly value: string }>>;

/** Whole number of an attribute; undefined where it names none. */
function numberOf(attributes: Attributes, name: string): number | undefined {
  const value = attributes[name]?.value.trim() ?? '';
  return /^\d{1,4}$/.test(value) ? Number(value) : undefined;
}

/** What an element says about its sheets. */
function sheetOf(attributes: Attributes): Partial<PefSheet> {
  const cells = numberOf(attributes, 'cols') || undefined;
  const rows = numberOf(attributes, 'rows') || undefined;
  const rowGap = numberOf(attributes, 'rowgap');
  const duplex = attributes['duplex']?.value.trim();
  return {
    ...(cells === undefined ? {} : { cells }),
    ...(rows === undefined ? {} : { rows }),
    ...(rowGap === undefined ? {} : { rowGap }),
    ...(duplex === 'true' || duplex === 'false' ? { duplex: duplex === 'true' } : {}),
  };
}

function readCells(text: string, line: number, holds: HoldsCell, report: ReadingReport): readonly Cell[] {
  return Array.from(text.trim(), (character) => {
    const decoded = decodePattern(character);
    if (decoded === undefined && character !== ' ') report.note('CHARACTER_UNKNOWN', line);
    return decoded === undefined ? BLANK_CELL : heldCell(decoded, holds, report, line);
  });
}

/** A volume that says nothing about its sheets. */
const NO_SHEET: PefSheet = { cells: 0, rows: 0, rowGap: 0, duplex: false };

interface OpenSection {
  readonly sheet: Partial<PefSheet>;
  readonly pages: PefPage[];
}

interface OpenVolume {
  readonly sheet: PefSheet;
  readonly sections: OpenSection[];
}

interface OpenPage {
  readonly rowGap: number | undefined;
  readonly rows: (readonly Cell[])[];
  readonly rowGaps: (number | undefined)[];
}

const isDublinCore = (name: string): name is DublinCoreName =>
  DUBLIN_CORE_NAMES.some((known) => known === name);

/** Gathers what the elements of a PEF file say, in the order in which they come. */
export class PefContent {
  private readonly values = new Map<DublinCoreName, string[]>();
  private readonly read: OpenVolume[] = [];
  private page: OpenPage = { rowGap: undefined, rows: [], rowGaps: [] };
  private text = '';
  private sections = 0;

  constructor(
    private readonly report: ReadingReport,
    private readonly holds: HoldsCell,
  ) {}

  /** The volumes that have pages, and of these the sections that do. */
  get volumes(): readonly PefVolume[] {
    return this.read
      .map(({ sheet, sections }) => ({ sheet, sections: sections.filter(({ pages }) => pages.length > 0) }))
      .filter(({ sections }) => sections.length > 0);
  }

  get metadata(): PefMetadata {
    const entries = [...this.values].map(([name, values]) => {
      const [first = '', ...others] = values;
      return [name, others.length === 0 || SINGLE_NAMES.includes(name) ? first : values] as const;
    });
    return { identifier: '', ...Object.fromEntries(entries) };
  }

  addText(text: string): void {
    this.text += text;
  }

  open(name: string, attributes: Attributes, line: number): void {
    this.text = '';
    const rowGap = numberOf(attributes, 'rowgap');
    if (name === 'volume') this.read.push({ sheet: { ...NO_SHEET, ...sheetOf(attributes) }, sections: [] });
    if (name === 'section') this.openSection(sheetOf(attributes), line);
    if (name === 'page') this.page = { rowGap, rows: [], rowGaps: [] };
    if (name === 'row') this.page.rowGaps[this.page.rows.length] = rowGap;
    if (rowGap) this.report.note('ROW_GAP_LEFT_OUT', line);
  }

  close(name: string, line: number): void {
    if (name === 'row') this.closeRow(line);
    if (name === 'page') this.closePage(line);
    const element = name.startsWith('dc:') ? name.slice('dc:'.length) : '';
    if (isDublinCore(element)) {
      this.values.set(element, [...(this.values.get(element) ?? []), this.text.trim()]);
    }
    this.text = '';
  }

  /** The volume and section that the next page belongs to; a file may lack them. */
  private current(): { readonly volume: OpenVolume; readonly section: OpenSection } {
    const volume = this.read.at(-1) ?? { sheet: NO_SHEET, sections: [] };
    const section = volume.sections.at(-1) ?? { sheet: {}, pages: [] };
    if (this.read.length === 0) this.read.push(volume);
    if (volume.sections.length === 0) volume.sections.push(section);
    return { volume, section };
  }

  private openSection(sheet: Partial<PefSheet>, line: number): void {
    if (this.read.length === 0) this.read.push({ sheet: NO_SHEET, sections: [] });
    this.read.at(-1)?.sections.push({ sheet, pages: [] });
    this.sections += 1;
    if (this.sections > 1) this.report.note('PARTS_JOINED', line);
  }

  private sheet(): PefSheet {
    const { volume, section } = this.current();
    return { ...volume.sheet, ...section.sheet };
  }

  private closeRow(line: number): void {
    const cells = readCells(this.text, line, this.holds, this.report);
    const room = this.sheet().cells;
    if (room > 0 && cells.length > room) this.report.note('ROW_TOO_LONG', line);
    this.page.rows.push(cells);
  }

  private closePage(line: number): void {
    const { rows, rowGap, rowGaps } = this.page;
    const room = this.sheet().rows;
    if (room > 0 && rows.length > room) this.report.note('ROWS_TOO_MANY', line);
    this.current().section.pages.push({
      rows,
      marginLeft: 0,
      marginTop: 0,
      ...(rowGap === undefined ? {} : { rowGap }),
      ...(rowGaps.some((gap) => gap !== undefined) ? { rowGaps } : {}),
    });
    this.page = { rowGap: undefined, rows: [], rowGaps: [] };
  }
}
