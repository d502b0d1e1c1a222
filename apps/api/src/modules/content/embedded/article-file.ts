import MarkdownIt from 'markdown-it';
import { parse } from 'yaml';
import { z } from 'zod';
import { safeHtml } from '../safe-html.js';

/** HTML in a text is text. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

const day = z.iso.date();

/** What stands between the two lines of hyphens at the top of a file. */
const headSchema = z.strictObject({
  id: z.number().int().positive(),
  title: z.string().min(1),
  excerpt: z.string().min(1).optional(),
  published: day,
  modified: day.optional(),
  /** Place in the footer, for legal pages. */
  menu: z.number().int().optional(),
});

export type ArticleHead = z.output<typeof headSchema>;

/** An article as it stands in `content/`. */
export interface ArticleFile {
  readonly head: ArticleHead;
  readonly html: string;
}

/** Reads Markdown with a head in YAML. Throws with the name of the file when something is missing: that is a fault of the product. */
export function readArticle(name: string, text: string): ArticleFile {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${name} has no head`);
  const parsed = headSchema.safeParse(parse(head));
  if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
  return { head: parsed.data, html: safeHtml(markdown.render(body)).trim() };
}

/** Plain text as HTML. */
export function escapeText(text: string): string {
  return markdown.utils.escapeHtml(text);
}

/** A day as a moment: noon in UTC, which is the same day in almost every time zone. */
export function momentOfDay(text: string): string {
  return `${text}T12:00:00.000Z`;
}
