import type { Document } from '../document/schema.js';

/**
 * What a paragraph is: it decides how its rows are indented and what they stay together with. A `print-page` says with which number a page of
 * the print begins there.
 */
export type ParagraphKind = 'heading' | 'text' | 'item' | 'print-page';

/** One paragraph of print for the braille pages; an empty text is a blank line. */
export interface PageText {
  readonly kind: ParagraphKind;
  readonly text: string;
  /** Path of the field in the document that it comes from. */
  readonly path: readonly string[];
  /** UTF-16 index in that field at which `text` begins; `text` has a character for each of the field's from there on. */
  readonly offset: number;
}

const LINE = /[^\r\n]*(?:\r\n?|\n|$)/gu;
const BLANKS = /[\t\r\n]/gu;
/** "- " or "1. " begins an item of a list. */
const ITEM_MARK = /^(?:[-\u2013]|\d{1,3}[.)]) +(?=\S)/u;
/** "# " begins a heading: the mark of a line, to be taken off. */
export const HEADING_MARK = /^#{1,6} +(?=\S)/u;

/** "[Seite 12]" or "[page 12]", alone in its line, says where a page of the print begins. */
const PRINT_PAGE = /^(\[(?:Seite|S\.|page|p\.) +)(\S{1,12})\]$/iu;

function paragraph(line: string, path: readonly string[], offset: number): PageText {
  const text = line.trim();
  const start = offset + (line.length - line.trimStart().length);
  const [, before = '', number] = PRINT_PAGE.exec(text) ?? [];
  if (number !== undefined) return { kind: 'print-page', text: number, path, offset: start + before.length };
  const mark = HEADING_MARK.exec(text)?.[0].length ?? 0;
  if (mark > 0) return { kind: 'heading', text: text.slice(mark), path, offset: start + mark };
  return { kind: ITEM_MARK.test(text) ? 'item' : 'text', text, path, offset: start };
}

/** The paragraphs of `text`, the field at `path`: a line each, with the marks of headings and lists read. */
export function textParagraphs(text: string, path: readonly string[]): readonly PageText[] {
  const kept = text.trimEnd();
  if (kept === '') return [];
  const lines = Array.from(kept.matchAll(LINE)).filter(({ 0: line }) => line !== '');
  return lines.map(({ 0: line, index }) => paragraph(line.replaceAll(BLANKS, ' '), path, index));
}

function titleParagraph(title: string): readonly PageText[] {
  const text = title.trim().replaceAll(BLANKS, ' ');
  const offset = title.length - title.trimStart().length;
  return text === '' ? [] : [{ kind: 'heading', text, path: ['graphicTitle'], offset }];
}

/**
 * What the braille pages say, in print: the graphic's title as heading, then type, summary and details of the image
 * description, then the content, each after a blank line. Line breaks begin paragraphs; "- " and "1. " begin items of a
 * list, "# " a heading, "[Seite 12]" or "[page 12]" a page of the print.
 */
export function braillePageText(document: Document): readonly PageText[] {
  const { imageDescription, content } = document.braillePages;
  const description = (['type', 'summary', 'details'] as const).flatMap((field) =>
    textParagraphs(imageDescription[field], ['braillePages', 'imageDescription', field]),
  );
  const sections = [
    titleParagraph(document.graphicTitle),
    description,
    textParagraphs(content, ['braillePages', 'content']),
  ];
  return sections
    .filter((section) => section.length > 0)
    .flatMap((section, index) => (index === 0 ? section : [...blankLine(section), ...section]));
}

function blankLine([first]: readonly PageText[]): readonly PageText[] {
  return first ? [{ ...first, kind: 'text', text: '' }] : [];
}
