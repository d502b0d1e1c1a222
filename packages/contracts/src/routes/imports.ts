import { LIMITS } from '@tastwerk/editor-core';
import { z } from 'zod';
import { defineRoute } from '../route.js';

/** How large a picture may be that is read. */
export const IMPORT_LIMITS = { bytes: 20 * 1024 * 1024, pixels: 40_000_000 } as const;

const px = z.number();
const end = { x: px, y: px };

/** One point of an outline in px of the picture, in the form that a document's paths have: `M` begins a piece. */
const tracedPointSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('M'), ...end }),
  z.object({ kind: z.literal('L'), ...end }),
  z.object({ kind: z.literal('C'), x1: px, y1: px, x2: px, y2: px, ...end }),
]);

/** Width and height in px as the picture is seen, after the turn that its camera noted. */
const seen = { width: z.number().int().positive(), height: z.number().int().positive() };

/**
 * What is traced of a picture: `areas` are its dark parts, each path one part with its holes; `outlines` are the edges between light
 * and dark, each path one line.
 */
const traceMode = z.enum(['areas', 'outlines']);

/** A picture that was traced. */
export const traceSchema = z.object({
  ...seen,
  /** The mode that was asked for, or the one that suits the picture. */
  mode: traceMode,
  /** Areas are closed all, outlines where the edge comes back to its beginning. */
  paths: z.array(z.object({ points: z.array(tracedPointSchema).min(2), closed: z.boolean() })),
  /** From which lightness on (0 black to 255 white) the picture counts as light: the given one, or the one that was found. */
  threshold: z.number(),
  /** Of outlines: the strength that an edge had to have, as it was given or found. Null for areas. */
  strength: z.number().nullable(),
});

/** The lines of text in a picture, from the top down, with their boxes in px of the picture. */
export const recognitionSchema = z.object({
  ...seen,
  lines: z.array(
    z.object({
      text: z.string().max(LIMITS.textLength),
      box: z.object({ x: px, y: px, width: px, height: px }),
      /** From 0 to 100. */
      confidence: z.number(),
    }),
  ),
});

export type Trace = z.infer<typeof traceSchema>;

export type Recognition = z.infer<typeof recognitionSchema>;

const inForm = (min: number, max: number) => z.coerce.number<number | string>().min(min).max(max);

/** How a picture is traced. Every field of the form is text. */
const traceForm = z.strictObject({
  /** `auto` takes outlines for a photograph and areas for everything else. */
  mode: z.enum([...traceMode.options, 'auto']).default('areas'),
  /** Of areas: lightness from 0 to 255 below which the picture counts as dark; found from the picture when absent. */
  threshold: inForm(0, 255).optional(),
  /** Of areas: how round corners become. 0 keeps them all, 100 has none. */
  smoothing: inForm(0, 100).default(75),
  /** Of areas: specks of at most so many px, of a picture 2000 px long, are left out. */
  speckle: inForm(0, 1000).default(20),
  /** How far curves are joined where they hardly differ, and outlines may leave their edge: 0 hardly at all, 100 boldly. */
  simplification: inForm(0, 100).default(20),
  /** Of areas: whether the light parts are traced in place of the dark ones. */
  inverted: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  /** Of outlines: the least step in lightness at an edge, in percent of that from black to white; found from the picture when absent. */
  strength: inForm(0, 100).optional(),
  /** Of outlines: shorter ones are left out; in mm of the page. */
  leastLength: inForm(0, 500).default(12.5),
  /** Of outlines: how wide the picture becomes on the page, in mm. They are as fine as a finger tells them there. */
  width: inForm(5, 1000).default(190),
});

export type TraceSettings = z.output<typeof traceForm>;

const errors = ['IMPORT_NOT_A_PICTURE', 'IMPORT_TOO_LARGE', 'IMPORT_TIMEOUT', 'IMPORT_BUSY'] as const;

/** What the editor asks about a picture that is imported. Visitors may try the editor, so they may ask too. */
export const importRoutes = {
  trace: defineRoute({
    method: 'POST',
    path: '/api/trace',
    access: 'public',
    request: { form: traceForm },
    response: traceSchema,
    errors: [...errors, 'IMPORT_TOO_DETAILED'],
    throttle: { limit: 60, windowSeconds: 60 },
  }),
  ocr: defineRoute({
    method: 'POST',
    path: '/api/ocr',
    access: 'public',
    request: { form: z.strictObject({}) },
    response: recognitionSchema,
    errors,
    throttle: { limit: 20, windowSeconds: 60 },
  }),
} as const;
