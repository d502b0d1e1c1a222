import { z } from 'zod';
import { RENDERING_FORMATS } from '../../rendering-formats.js';
import { defineRoute } from '../../route.js';
import { brailleSystem, id, idInPath, moment, optionalInQuery, plainText } from '../values.js';
import { ADMIN_ERRORS, ADMIN_THROTTLE, EDITING, SEEING } from './access.js';

/** What a round makes the files of again; `catalogue` is everything, as `npm run render:all` does. */
export const ROUND_AIMS = ['variant', 'graphic', 'renderer', 'catalogue'] as const;

export type RoundAim = (typeof ROUND_AIMS)[number];

/** Versions of the renderer are those of the product; empty for files that were made before they were noted. */
const rendererVersion = plainText(50);

const renderRoundSchema = z.object({
  id,
  aim: z.enum(ROUND_AIMS),
  /** `system` is that of the variant, where the round is about one; by it the language of the titles is known. */
  graphic: z.object({ id, title: z.string(), system: brailleSystem }).nullable(),
  variant: z.object({ id, title: z.string() }).nullable(),
  /** The version of the renderer whose files are made again, where that is what the round is about. */
  renderer: z.string().nullable(),
  formats: z.array(z.enum(RENDERING_FORMATS)),
  started_at: moment,
  /** Null while it goes on. */
  finished_at: moment.nullable(),
  is_stopped: z.boolean(),
  /** Null for a round from the command line, or where the account is gone. */
  actor_name: z.string().nullable(),
  /** Published versions that it is about, and those that it has come to. */
  versions: z.number().int(),
  ordered: z.number().int(),
  /** Its jobs that wait or run, and those that are over; one that was ordered again since no longer counts. */
  jobs_open: z.number().int(),
  jobs_done: z.number().int(),
  jobs_failed: z.number().int(),
});

export type RenderRound = z.infer<typeof renderRoundSchema>;

const rendererSchema = z.object({
  renderer: z.string(),
  is_current: z.boolean(),
  /** Published versions with files that it made. */
  versions: z.number().int(),
});

export type RendererFigures = z.infer<typeof rendererSchema>;

/** Rounds in which files are made again, a few at a time, so that what is published meanwhile comes soon. */
export const renderRoundRoutes = {
  /** The newest first; `before` the last one's id leads on. */
  listRenderRounds: defineRoute({
    method: 'GET',
    path: '/api/internal/render-rounds',
    access: SEEING,
    request: {
      query: z.strictObject({
        limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
        before: optionalInQuery(idInPath),
      }),
    },
    response: z.array(renderRoundSchema),
    errors: ADMIN_ERRORS,
    throttle: ADMIN_THROTTLE,
  }),
  /** Which versions of the renderer made the files there are. */
  listRenderers: defineRoute({
    method: 'GET',
    path: '/api/internal/renderers',
    access: SEEING,
    request: {},
    response: z.array(rendererSchema),
    errors: ADMIN_ERRORS,
    throttle: ADMIN_THROTTLE,
  }),
  /** Begins a round through all versions of a variant or graphic, or through those that a version of the renderer made files of. */
  startRenderRound: defineRoute({
    method: 'POST',
    path: '/api/internal/render-rounds',
    access: EDITING,
    request: {
      body: z.discriminatedUnion('aim', [
        z.strictObject({ aim: z.literal('variant'), id }),
        z.strictObject({ aim: z.literal('graphic'), id }),
        z.strictObject({ aim: z.literal('renderer'), renderer: rendererVersion }),
      ]),
    },
    response: renderRoundSchema,
    errors: [
      ...ADMIN_ERRORS,
      'CATALOGUE_VARIANT_NOT_FOUND',
      'CATALOGUE_GRAPHIC_NOT_FOUND',
      'RENDER_ROUND_EMPTY',
    ],
    throttle: ADMIN_THROTTLE,
  }),
  /** Lets a round order nothing more; what it has ordered is still made. */
  stopRenderRound: defineRoute({
    method: 'POST',
    path: '/api/internal/render-rounds/{id}/stop',
    access: EDITING,
    request: { params: z.strictObject({ id: idInPath }) },
    response: renderRoundSchema,
    errors: [...ADMIN_ERRORS, 'RENDER_ROUND_NOT_FOUND'],
    throttle: ADMIN_THROTTLE,
  }),
} as const;
