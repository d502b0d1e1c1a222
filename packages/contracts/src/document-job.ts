import { z } from 'zod';

/** Files that are made of an order: an invoice or credit note as PDF, and the package for the production partner. */
export const DOCUMENT_KINDS = ['invoice', 'package'] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Name of the queue that carries {@link documentJobSchema}. */
export const DOCUMENT_QUEUE = 'document';

/** The message that leads a worker to a job; `subjectId` is the id of the invoice or of the order. The job itself is the row of the database. */
export const documentJobSchema = z.strictObject({
  jobId: z.number().int().positive(),
  kind: z.enum(DOCUMENT_KINDS),
  subjectId: z.number().int().positive(),
});

export type DocumentJob = z.infer<typeof documentJobSchema>;
