import { recognitionSchema, traceSchema, type TraceSettings } from '@tastwerk/contracts';
import { z } from 'zod';

/** What the process that reads pictures is asked for: the dark parts or edges of a picture, or its lines of text. */
export type PictureRequest =
  | { readonly kind: 'trace'; readonly bytes: Uint8Array; readonly settings: TraceSettings }
  | { readonly kind: 'ocr'; readonly bytes: Uint8Array };

/** What comes back: what was read, or why nothing was. */
export const pictureAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('traced'), trace: traceSchema }),
  z.object({ kind: z.literal('recognised'), recognition: recognitionSchema }),
  z.object({
    kind: z.literal('refused'),
    code: z.enum(['IMPORT_NOT_A_PICTURE', 'IMPORT_TOO_LARGE', 'IMPORT_TOO_DETAILED']),
  }),
]);

export type PictureAnswer = z.infer<typeof pictureAnswerSchema>;
