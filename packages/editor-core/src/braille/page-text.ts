import type { Document } from '../document/schema.js';

/** One paragraph of print for the braille pages; an empty text is a blank line. */
export interface PageText {
  readonly kind: 'heading' | 'text';
  readonly text: string;
  /** Path of the field in the document that it comes from. */
  readonly path: readonly string[];
}

function textParagraphs(text: string, path: readonly string[]): readonly PageText[] {
  const trimmed = text.replaceAll(/\r\n?/gu, '\n').replaceAll('\t', ' ').trimEnd();
  return trimmed === '' ? [] : trimmed.split('\n').map((line) => ({ kind: 'text', text: line.trim(), path }));
}

/**
 * What the braille pages say, in print: the graphic's title as heading, then type, summary and details of the image
 * description, then the content, each after a blank line. Line breaks begin paragraphs.
 */
export function braillePageText(document: Document): readonly PageText[] {
  const { imageDescription, content } = document.braillePages;
  const title = document.graphicTitle.replaceAll(/\s+/gu, ' ').trim();
  const heading: readonly PageText[] =
    title === '' ? [] : [{ kind: 'heading', text: title, path: ['graphicTitle'] }];
  const description = (['type', 'summary', 'details'] as const).flatMap((field) =>
    textParagraphs(imageDescription[field], ['braillePages', 'imageDescription', field]),
  );
  const sections = [heading, description, textParagraphs(content, ['braillePages', 'content'])];
  return sections
    .filter((section) => section.length > 0)
    .flatMap((section, index) => (index === 0 ? section : [blankLine(section), ...section]));
}

function blankLine(section: readonly PageText[]): PageText {
  return { kind: 'text', text: '', path: section[0]?.path ?? [] };
}
