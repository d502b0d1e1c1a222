import { z } from 'zod';
import { CONTENT_PAGE, CONTENT_SEARCH_MAX, COUNTED_PATH } from '../content-figures.js';
import { languageSchema } from '../language.js';
import { defineRoute } from '../route.js';
import { id, idInPath, moment, optionalInQuery, plainText } from './values.js';

/** The fields of a post that a caller may ask for by `_fields`, named as WordPress names them. */
const POST_FIELDS = ['id', 'date', 'modified', 'slug', 'title', 'excerpt', 'content', 'categories'] as const;

export type PostField = (typeof POST_FIELDS)[number];

/** HTML of the few elements that the server lets through. */
const rendered = z.object({ rendered: z.string() });

const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const pageSchema = z.object({
  id,
  /** Published and last changed. */
  date: moment,
  modified: moment,
  slug,
  title: rendered,
  content: rendered,
});

/** An article; its excerpt is plain text in HTML. */
const postSchema = pageSchema.extend({ excerpt: rendered, categories: z.array(id) });

/** A heading of the side bar; `parent` is 0 for a section such as knowledge. */
const categorySchema = z.object({ id, parent: z.number().int().nonnegative(), slug, name: z.string() });

/** A legal page in the footer. */
const menuItemSchema = z.object({ object_id: id, title: z.string() });

/** An article that was found: `url` is its address in the web application, `excerpt` the text around the first hit. */
const searchHitSchema = z.object({ id, title: z.string(), url: z.string(), excerpt: z.string() });

export type Post = z.output<typeof postSchema>;
export type Category = z.output<typeof categorySchema>;
export type ContentPage = z.output<typeof pageSchema>;
export type MenuItem = z.output<typeof menuItemSchema>;
export type SearchHit = z.output<typeof searchHitSchema>;

/** The language of the answer; without it, what `Accept-Language` asks for. */
const lang = optionalInQuery(languageSchema);

const perPage = z.coerce.number<number | string>().int().min(1).max(CONTENT_PAGE).default(CONTENT_PAGE);

const READ = { limit: 600, windowSeconds: 60 };

/** Articles and legal pages, with the field names of WordPress REST. */
export const contentRoutes = {
  /** Every article, or the one with `slug`; `_fields` names the fields of the answer, parted by commas. */
  listPosts: defineRoute({
    method: 'GET',
    path: '/api/cms/posts',
    access: 'public',
    request: {
      query: z.strictObject({
        _fields: optionalInQuery(
          z
            .string()
            .max(200)
            .transform((text) => text.split(',').map((field) => field.trim()))
            .pipe(z.array(z.enum(POST_FIELDS))),
        ),
        slug: optionalInQuery(slug),
        per_page: perPage,
        lang,
      }),
    },
    response: z.array(postSchema.partial()),
    errors: [],
    throttle: READ,
  }),
  listCategories: defineRoute({
    method: 'GET',
    path: '/api/cms/categories',
    access: 'public',
    request: { query: z.strictObject({ per_page: perPage, lang }) },
    response: z.array(categorySchema),
    errors: [],
    throttle: READ,
  }),
  legalMenu: defineRoute({
    method: 'GET',
    path: '/api/cms/menu',
    access: 'public',
    request: { query: z.strictObject({ lang }) },
    response: z.array(menuItemSchema),
    errors: [],
    throttle: READ,
  }),
  getPage: defineRoute({
    method: 'GET',
    path: '/api/cms/pages/{id}',
    access: 'public',
    request: { params: z.strictObject({ id: idInPath }), query: z.strictObject({ lang }) },
    response: pageSchema,
    errors: ['CONTENT_NOT_FOUND'],
    throttle: READ,
  }),
  searchContent: defineRoute({
    method: 'GET',
    path: '/api/cms/search',
    access: 'public',
    request: { query: z.strictObject({ search: plainText(CONTENT_SEARCH_MAX), lang }) },
    response: z.array(searchHitSchema),
    errors: [],
    throttle: { limit: 120, windowSeconds: 60 },
  }),
  /** Counts that a page was looked at, per day and path, and nothing else: no address, no device, no order of pages. */
  countPageView: defineRoute({
    method: 'POST',
    path: '/api/page-views',
    access: 'public',
    request: {
      body: z.strictObject({
        path: z.string().regex(COUNTED_PATH),
      }),
    },
    response: 'empty',
    errors: [],
    throttle: { limit: 120, windowSeconds: 60 },
  }),
} as const;
