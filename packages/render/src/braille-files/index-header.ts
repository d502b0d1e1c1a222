import type { SheetMargins, SheetSize } from './sheet.js';

/** What an Index header says about its pages. */
export interface IndexHeader {
  readonly margins: SheetMargins;
  /** Room of a page, margins included. */
  readonly size: SheetSize;
}

const START = '\u001bD';
const END = ';';

/**
 * The control sequence that begins a file for an Index embosser (field notes section 0). Page numbers are off (PN0), because
 * they stand in the braille; TM and BI are the margins, CH and LP the cells and rows that remain beside them.
 */
export function indexHeader({ margins, size }: IndexHeader): string {
  const room = `CH${size.cells - margins.left},LP${size.rows - margins.top}`;
  return `${START}BT9,TD0,PN0,DP1,LS50,TM${margins.top},BI${margins.left},${room}${END}`;
}

/** The Index header at the start of `text` and the length that it takes; `undefined` where there is none. */
export function readIndexHeader(
  text: string,
): { readonly header: IndexHeader; readonly length: number } | undefined {
  const end = text.indexOf(END);
  if (!text.startsWith(START) || end < 0) return undefined;
  const settings = new Map<string, number>();
  for (const setting of text.slice(START.length, end).split(',')) {
    const [, name, value] = /^([A-Z]{2})(\d{1,3})$/.exec(setting.trim()) ?? [];
    if (name !== undefined) settings.set(name, Number(value));
  }
  const margins = { left: settings.get('BI') ?? 0, top: settings.get('TM') ?? 0 };
  const size = {
    cells: margins.left + (settings.get('CH') ?? 0),
    rows: margins.top + (settings.get('LP') ?? 0),
  };
  return { header: { margins, size }, length: end + END.length };
}
