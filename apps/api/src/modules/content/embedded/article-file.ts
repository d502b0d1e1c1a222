import { parse } from 'yaml';
import { z } from 'zod';
import { createMarkdown, markdown as plain } from '../markdown.js';
import { PICTURE_PATH, safeHtml } from '../safe-html.js';
import type { PictureSize } from './pictures.js';

/** HTML of Markdown. */
export type RenderMarkdown = (text: string) => string;

/** Markdown as articles are written. A picture has its size, so that the text below does not move when it arrives. */
export function articleMarkdown(pictures: ReadonlyMap<string, PictureSize>): RenderMarkdown {
  const markdown = createMarkdown();
  markdown.renderer.rules.image = (tokens, index) => {
    const token = tokens[index];
    const name = String(token?.attrGet('src') ?? '');
    const size = pictures.get(name);
    if (size === undefined) throw new Error(`there is no picture ${name}`);
    const alt = plain.utils.escapeHtml(token?.content ?? '');
    return `<img src="${PICTURE_PATH}${plain.utils.escapeHtml(name)}" alt="${alt}" width="${size.width}" height="${size.height}" loading="lazy">`;
  };
  return (text) => markdown.render(text);
}

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
export function readArticle(name: string, text: string, render: RenderMarkdown): ArticleFile {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${name} has no head`);
  const parsed = headSchema.safeParse(parse(head));
  if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
  return { head: parsed.data, html: safeHtml(rendered(name, body, render)).trim() };
}

function rendered(name: string, body: string, render: RenderMarkdown): string {
  try {
    return render(body);
  } catch (error) {
    throw new Error(`${name} cannot be rendered`, { cause: error });
  }
}

/** Plain text as HTML. */
export function escapeText(text: string): string {
  return plain.utils.escapeHtml(text);
}

/** A day as a moment: noon in UTC, which is the same day in almost every time zone. */
export function momentOfDay(text: string): string {
  return `${text}T12:00:00.000Z`;
}
