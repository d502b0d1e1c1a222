import type { ImageDescription } from '@tastwerk/editor-core';
import { HEADING_MARK, wordLanguage } from '@tastwerk/editor-core/braille';
import { text } from '../texts.js';

/** The words of a graphic, to be printed or worked on in a word processor. */
export interface DescriptionWords extends ImageDescription {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly graphicTitle: string;
  readonly variantTitle: string;
  readonly content: string;
}

/** What a paragraph is: the title, the variant's title below it, the heading of a section, one within it, or text. */
export type BlockStyle = 'title' | 'subtitle' | 'heading' | 'subheading' | 'text';

/** One paragraph of a description. */
export interface DescriptionBlock {
  readonly style: BlockStyle;
  readonly words: string;
}

const SECTIONS = ['type', 'summary', 'details', 'content'] as const;

/** A line as somebody wrote it: "# " begins a heading, as on the braille pages. */
function blockOf(line: string): DescriptionBlock {
  const words = line.trim();
  const mark = HEADING_MARK.exec(words)?.[0].length ?? 0;
  return { style: mark > 0 ? 'subheading' : 'text', words: words.slice(mark) };
}

/** Titles, then type, summary, details and content under their headings; what is empty is left out. */
export function descriptionBlocks(words: DescriptionWords): readonly DescriptionBlock[] {
  const titles: readonly DescriptionBlock[] = [
    { style: 'title', words: words.graphicTitle.trim() },
    { style: 'subtitle', words: words.variantTitle.trim() },
  ];
  const sections = SECTIONS.flatMap((field): readonly DescriptionBlock[] => {
    const body = words[field].replace(/\r\n?/g, '\n').trim();
    if (body === '') return [];
    const heading = text(wordLanguage(words.language), 'description', field);
    return [{ style: 'heading', words: heading }, ...body.split('\n').map(blockOf)];
  });
  return [...titles.filter((title) => title.words !== ''), ...sections];
}
