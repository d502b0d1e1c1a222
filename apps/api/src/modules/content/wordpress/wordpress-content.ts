import {
  type ApiLanguage,
  type Category,
  CONTENT_PAGE,
  type ContentPage,
  type MenuItem,
  type Post,
} from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { LruMap } from '@tastwerk/editor-core/collections';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.js';
import { ContentSource, type ContentUnavailable } from '../content-source.js';
import { plainTextOf, safeHtml } from '../safe-html.js';

/** Longest wait for WordPress, in ms. */
const TIMEOUT_MS = 10_000;

/** Largest answer that is read, in bytes. */
const ANSWER_BYTES = 8 * 1024 * 1024;

/** How long an answer is used again, in ms. */
const KEPT_MS = 60_000;

/** Answers that are kept at most; ids of pages come from callers. */
const KEPT_MOST = 50;

/** Pages of posts that are read at most: a thousand articles. */
const POST_PAGES = 10;

const text = z.object({ rendered: z.string() });
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const count = z.coerce.number().int().nonnegative();

/** WordPress writes moments in UTC without saying so. */
const gmt = z.string().transform((moment, context) => {
  const date = new Date(`${moment}Z`);
  if (!Number.isNaN(date.valueOf())) return date.toISOString();
  context.addIssue('is no moment');
  return z.NEVER;
});

const pageSchema = z.object({
  id: count,
  date_gmt: gmt,
  modified_gmt: gmt,
  slug,
  title: text,
  content: text,
});
const postSchema = pageSchema.extend({ excerpt: text, categories: z.array(count) });
const categorySchema = z.object({ id: count, parent: count, slug, name: z.string() });
const menuSchema = z.object({ items: z.array(z.object({ object_id: count, title: z.string() })) });

interface Kept {
  readonly until: number;
  readonly answer: Promise<Result<unknown, ContentUnavailable>>;
}

/**
 * The content of a WordPress site over its REST API at `base` (ends in `/wp-json`): posts, categories and pages of the core, the menu
 * called `legal` of the plugin "WP-REST-API V2 Menus". The language goes along as `lang`, as Polylang and WPML read it.
 */
export class WordPressContent extends ContentSource {
  private readonly kept = new LruMap<string, Kept>(KEPT_MOST);

  constructor(
    private readonly base: string,
    private readonly clock: Clock,
  ) {
    super();
  }

  async posts(language: ApiLanguage): Promise<Result<readonly Post[], ContentUnavailable>> {
    const posts: Post[] = [];
    for (let page = 1; page <= POST_PAGES; page += 1) {
      const path = `wp/v2/posts?per_page=${CONTENT_PAGE}&page=${page}&orderby=id&order=asc`;
      const read = await this.read(z.array(postSchema), path, language);
      if (!read.ok) return read;
      posts.push(...(read.value ?? []).map(postOf));
      if ((read.value ?? []).length < CONTENT_PAGE) break;
    }
    return ok(posts);
  }

  async categories(language: ApiLanguage): Promise<Result<readonly Category[], ContentUnavailable>> {
    const path = `wp/v2/categories?per_page=${CONTENT_PAGE}&orderby=id`;
    const read = await this.read(z.array(categorySchema), path, language);
    return read.ok ? ok((read.value ?? []).map((one) => ({ ...one, name: plainTextOf(one.name) }))) : read;
  }

  async menu(language: ApiLanguage): Promise<Result<readonly MenuItem[], ContentUnavailable>> {
    const read = await this.read(menuSchema, 'menus/v1/menus/legal', language);
    return read.ok
      ? ok((read.value?.items ?? []).map((one) => ({ ...one, title: plainTextOf(one.title) })))
      : read;
  }

  async page(
    id: number,
    language: ApiLanguage,
  ): Promise<Result<ContentPage | undefined, ContentUnavailable>> {
    const read = await this.read(pageSchema, `wp/v2/pages/${id}`, language);
    return read.ok ? ok(read.value && pageOf(read.value)) : read;
  }

  /** What stands at `path`, read by `schema`; undefined where WordPress knows nothing. */
  private async read<S extends z.ZodType>(
    schema: S,
    path: string,
    language: ApiLanguage,
  ): Promise<Result<z.output<S> | undefined, ContentUnavailable>> {
    const address = `${this.base}/${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
    const answer = await this.keep(address);
    if (!answer.ok || answer.value === undefined) return answer.ok ? ok(undefined) : answer;
    const parsed = schema.safeParse(answer.value);
    return parsed.success ? ok(parsed.data) : unavailable(`${address}: ${z.prettifyError(parsed.error)}`);
  }

  /** One request for all who ask at the same time or soon after; what failed is asked for again. */
  private keep(address: string): Promise<Result<unknown, ContentUnavailable>> {
    const now = this.clock.now().valueOf();
    const found = this.kept.get(address);
    if (found !== undefined && found.until > now) return found.answer;
    const answer = fetchJson(address);
    this.kept.set(address, { until: now + KEPT_MS, answer });
    void answer.then((result) => {
      if (!result.ok && this.kept.get(address)?.answer === answer) this.kept.delete(address);
    });
    return answer;
  }
}

async function fetchJson(address: string): Promise<Result<unknown, ContentUnavailable>> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      // An answer from elsewhere is not the content that was configured.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 404) return ok(undefined);
    if (!response.ok) return unavailable(`${address}: ${response.status}`);
    const json: unknown = JSON.parse(await boundedText(response));
    return ok(json);
  } catch (error) {
    return unavailable(`${address}: ${String(error)}`);
  }
}

/** The body as text; throws when it is larger than an answer may be. */
async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let read = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES) throw new Error('the answer is too large');
    read += decoder.decode(chunk, { stream: true });
  }
  return read + decoder.decode();
}

function unavailable(detail: string): Result<never, ContentUnavailable> {
  return fail({ code: 'SERVICE_UNAVAILABLE', detail: `content service: ${detail}` });
}

function pageOf({ id, date_gmt, modified_gmt, slug: name, title, content }: z.output<typeof pageSchema>) {
  return {
    id,
    date: date_gmt,
    modified: modified_gmt,
    slug: name,
    title: { rendered: safeHtml(title.rendered) },
    content: { rendered: safeHtml(content.rendered) },
  };
}

function postOf(post: z.output<typeof postSchema>): Post {
  const excerpt = { rendered: safeHtml(post.excerpt.rendered) };
  return { ...pageOf(post), excerpt, categories: post.categories };
}
