import { cellsToUnicode, numberCells } from '@tastwerk/editor-core/braille';
import { descendants, type Element } from '../epub/xml-tree.js';
import { pathFrom } from '../epub/package-files.js';

/** A graphic that a content document shows. */
export interface ShownGraphic {
  /** What it shows, as the document says it; empty where it does not. */
  readonly name: string;
  /** An SVG element of the document, or the path of a file in the archive. */
  readonly source: Element | string;
}

/** What a content document holds. */
export interface ContentText {
  /** A line for each paragraph, with the marks of headings ("# "), items ("- ") and pages of the print ("[page ⠼⠁]"). */
  readonly lines: readonly string[];
  readonly graphics: readonly ShownGraphic[];
}

/** Elements that are no content, or lead to other places of the publication. */
const SILENT: ReadonlySet<string> = new Set(['head', 'script', 'style', 'template', 'nav', 'annotation']);

/** Elements that stand in a line of text; all others begin one. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark math q ruby rt s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

const GRAPHICS = { img: 'src', object: 'data', embed: 'src', iframe: 'src' } as const;

/** What lies deeper is read as plain text: such documents are made to fill the stack. */
const DEEPEST = 200;

const HEADING = /^h[1-6]$/u;
const BLANKS = /[\t\n\r ]+/gu;
/** What a line in braille is made of. */
const BRAILLE_LINE = /^[\u2800-\u28ff ]+$/u;
const CELL_BLANK = '\u2800';
/** Blank cells between the cells of a table. */
const BETWEEN_COLUMNS = CELL_BLANK.repeat(2);
/** The number of a page of the print, as lines of braille pages take it. */
const PAGE_NUMBER = /^\S{1,12}$/u;

const ITEM_MARK = '- ';
/** Cells with which items begin in braille: a dash, or a number with a full stop (German or English). */
const DASH = /^\u2824[\u2800 ]/u;
const NUMBER = /^\u283c([\u2801-\u281f]{1,3})[\u2804\u2832][\u2800 ]/u;
/** The cells of the digits from 0, which have the number sign before them. */
const DIGITS = Array.from({ length: 10 }, (_, digit) => cellsToUnicode(numberCells(digit).slice(1)));

/** The line of an item. Its mark is that of braille pages; the cells of a mark that it begins with are not kept twice. */
function itemLine(cells: string): string {
  const [numbered, number = ''] = NUMBER.exec(cells) ?? [];
  const digits = Array.from(number, (digit) => DIGITS.indexOf(digit));
  if (numbered === undefined || digits.includes(-1)) return `${ITEM_MARK}${cells.replace(DASH, '')}`;
  return `${digits.join('')}. ${cells.slice(numbered.length)}`;
}

/** Whether `element` says that it is `type` (EPUB 3 structural semantics) or has the role of it (DPUB-ARIA). */
function isOf({ attributes }: Element, type: string): boolean {
  const types = attributes.get('epub:type')?.split(/\s+/u) ?? [];
  return types.includes(type) || attributes.get('role') === `doc-${type}`;
}

/** The text of `element` and of all in it, in one line. */
function flatText(element: Element): string {
  const text = [...descendants(element)].map((part) => part.text).join(' ');
  return text.replaceAll(BLANKS, ' ').trim();
}

/** The ids of what describes a graphic; such notes are often hidden, and shown on demand. */
function describingIds(root: Element): ReadonlySet<string> {
  const named = [...descendants(root)].map(({ attributes }) => attributes.get('aria-describedby') ?? '');
  return new Set(named.flatMap((ids) => ids.split(/\s+/u)).filter((id) => id !== ''));
}

/** The text and the graphics of a content document at `path`, in the order in which they stand there. The title of the publication is no text. */
export function textOfContent(root: Element, path: string): ContentText {
  const describing = describingIds(root);
  const lines: string[] = [];
  const graphics: ShownGraphic[] = [];
  let line = '';
  let mark = '';

  const flush = () => {
    const text = line.replaceAll(BLANKS, ' ').trim();
    line = '';
    if (text === '') return;
    const cells = BRAILLE_LINE.test(text) ? text.replaceAll(' ', CELL_BLANK) : text;
    lines.push(mark === ITEM_MARK ? itemLine(cells) : `${mark}${cells}`);
    mark = '';
  };

  const addPrintPage = (element: Element) => {
    flush();
    const said =
      flatText(element) || (element.attributes.get('aria-label') ?? element.attributes.get('title') ?? '');
    if (PAGE_NUMBER.test(said)) lines.push(`[page ${said}]`);
  };

  const addGraphic = (element: Element): boolean => {
    if (element.name === 'svg') {
      const title = element.children.find(({ name }) => name === 'title')?.text ?? '';
      graphics.push({ name: (element.attributes.get('aria-label') ?? title).trim(), source: element });
      return true;
    }
    const address = Object.entries(GRAPHICS).find(([name]) => name === element.name)?.[1];
    if (address === undefined) return false;
    const source = pathFrom(path, element.attributes.get(address) ?? '');
    graphics.push({ name: (element.attributes.get('alt') ?? flatText(element)).trim(), source });
    return true;
  };

  const walk = (element: Element, isInCell: boolean, depth = 0): void => {
    if (depth > DEEPEST) {
      line += flatText(element);
      return;
    }
    const isHidden = element.attributes.has('hidden') && !describing.has(element.attributes.get('id') ?? '');
    if (SILENT.has(element.name) || isHidden || isOf(element, 'fulltitle')) return;
    if (isOf(element, 'pagebreak')) return addPrintPage(element);
    if (addGraphic(element)) return;
    const isCell = element.name === 'td' || element.name === 'th';
    // A row of a table is one line, whatever its cells hold.
    const isBlock = !isCell && !isInCell && !INLINE.has(element.name);
    if (isCell && line.trim() !== '') line += BETWEEN_COLUMNS;
    if (isBlock) flush();
    else if (isInCell) line += ' ';
    if (HEADING.test(element.name)) mark = '# ';
    if (element.name === 'li') mark = ITEM_MARK;
    for (const part of element.content) {
      if (typeof part !== 'string') walk(part, isInCell || isCell, depth + 1);
      else if (element.name !== 'pre') line += part;
      else
        part.split(/\r\n?|\n/u).forEach((row, index) => {
          if (index > 0) flush();
          line += row;
        });
    }
    if (!isBlock) return;
    flush();
    mark = '';
  };

  walk(root, false);
  return { lines, graphics };
}
