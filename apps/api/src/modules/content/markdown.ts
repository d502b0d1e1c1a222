import MarkdownIt from 'markdown-it';
import { safeHtml } from './safe-html.js';

/** A reader of Markdown to which rules may be added. HTML in a text is text. */
export const createMarkdown = () => new MarkdownIt({ html: false, linkify: false, typographer: false });

export const markdown = createMarkdown();

/** Markdown as HTML with the elements of an article alone. */
export function htmlOfMarkdown(text: string): string {
  return safeHtml(markdown.render(text)).trim();
}
