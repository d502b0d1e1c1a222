import { z } from 'zod';
import { LINK_KEY, LINK_KEY_PARAMETER } from '../link-key.js';
import { RENDERING_FORMATS } from '../rendering-formats.js';
import { defineRoute, SESSION_ERRORS } from '../route.js';
import { idInPath, optionalInQuery } from './values.js';

/** The part of a file's name that stands for a version: small Latin letters, digits and hyphens. */
const fileName = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Files that workers made. A name carries its version, so a file never changes and old ones stay reachable. */
export const fileRoutes = {
  /** `fileName` is a version's file name; pictures of single pages add `-p1` and so on. */
  download: defineRoute({
    method: 'GET',
    path: '/files/variants/{variantId}/{format}_{fileName}.{format}',
    access: 'session',
    request: { params: z.strictObject({ variantId: idInPath, format: z.enum(RENDERING_FORMATS), fileName }) },
    response: 'file',
    errors: [...SESSION_ERRORS, 'FILE_NOT_FOUND', 'FILE_NOT_READY'],
    throttle: { limit: 120, windowSeconds: 60 },
  }),
  /**
   * The touch page of a version, shown by the browser under a content security policy of its own. The key of a shared link stands in
   * the address, because a browser that follows a link sends no headers.
   */
  touchPage: defineRoute({
    method: 'GET',
    path: '/files/touch/html_{fileName}.html',
    access: 'public',
    request: {
      params: z.strictObject({ fileName }),
      query: z.strictObject({ [LINK_KEY_PARAMETER]: optionalInQuery(z.string().regex(LINK_KEY)) }),
    },
    response: 'file',
    errors: ['FILE_NOT_FOUND', 'FILE_NOT_READY'],
    throttle: { limit: 120, windowSeconds: 60 },
  }),
  /** While a picture is still being made the answer is 202 without a body: nothing is wrong, and the page asks again. */
  thumbnail: defineRoute({
    method: 'GET',
    path: '/files/thumbnails/{fileName}-THUMBNAIL-{size}-p{page}.png',
    access: 'public',
    request: {
      params: z.strictObject({
        fileName,
        size: z.enum(['sm', 'xl']),
        page: z.coerce.number<number | string>().int().min(1).max(1000),
      }),
    },
    response: 'file',
    errors: ['FILE_NOT_FOUND'],
    throttle: { limit: 1200, windowSeconds: 60 },
  }),
} as const;
