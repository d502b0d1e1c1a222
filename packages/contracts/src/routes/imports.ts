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

/** The dark parts of a picture as closed outlines: each path is one part with its holes. */
export const traceSchema = z.object({
  ...seen,
  paths: z.array(z.object({ points: z.array(tracedPointSchema).min(2) })),
  /** From which lightness on (0 black to 255 white) the picture counts as light: the given one, or the one that was found. */
  threshold: z.number(),
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
  /** Lightness from 0 to 255 below which the picture counts as dark; found from the picture when absent. */
  threshold: inForm(0, 255).optional(),
  /** How round corners become: 0 keeps them all, 100 has none. */
  smoothing: inForm(0, 100).default(75),
  /** Specks of at most so many px, of a picture 2000 px long, are left out. */
  speckle: inForm(0, 1000).default(20),
  /** How far curves are joined where they hardly differ: 0 not at all, 100 boldly. */
  simplification: inForm(0, 100).default(20),
  /** Whether the light parts are traced in place of the dark ones. */
  inverted: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
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
