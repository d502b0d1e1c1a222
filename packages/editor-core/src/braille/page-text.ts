import type { Document } from '../document/schema.js';

/** One paragraph of print for the braille pages; an empty text is a blank line. */
export interface PageText {
  readonly kind: 'heading' | 'text';
  readonly text: string;
}

function textParagraphs(text: string): readonly PageText[] {
  const trimmed = text.replaceAll(/\r\n?/gu, '\n').replaceAll('\t', ' ').trimEnd();
  return trimmed === '' ? [] : trimmed.split('\n').map((line) => ({ kind: 'text', text: line.trim() }));
}

const BLANK_LINE: PageText = { kind: 'text', text: '' };

/**
 * What the braille pages say, in print: the graphic's title as heading, then type, summary and details of the image
 * description, then the content after a blank line. Line breaks begin paragraphs.
 */
export function braillePageText(document: Document): readonly PageText[] {
  const { imageDescription, content } = document.braillePages;
  const title = document.graphicTitle.replaceAll(/\s+/gu, ' ').trim();
  const heading: readonly PageText[] = title === '' ? [] : [{ kind: 'heading', text: title }];
  const description = [imageDescription.type, imageDescription.summary, imageDescription.details].flatMap(
    textParagraphs,
  );
  const sections = [heading, description, textParagraphs(content)].filter((section) => section.length > 0);
  return sections.flatMap((section, index) => (index === 0 ? section : [BLANK_LINE, ...section]));
}
