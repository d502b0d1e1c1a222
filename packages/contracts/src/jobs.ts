import { z } from 'zod';
import { RENDERING_FORMATS } from './rendering-formats.js';

/** States of a job, from the order to its end. */
export const JOB_STATES = ['queued', 'running', 'done', 'failed'] as const;

export type JobState = (typeof JOB_STATES)[number];

/** Files that are made of an order: an invoice or credit note as PDF, and the package for the production partner. */
export const DOCUMENT_KINDS = ['invoice', 'package'] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/**
 * The kinds of jobs, and what each is told besides the id of its subject: the published version that is rendered, the invoice, the order
 * whose package is made, the mail that is sent. A secret is never part of it.
 */
export const JOB_PAYLOADS = {
  rendering: z.strictObject({ format: z.enum(RENDERING_FORMATS) }),
  invoice: z.strictObject({}),
  package: z.strictObject({}),
  mail: z.strictObject({}),
} as const;

export type JobKind = keyof typeof JOB_PAYLOADS;

export type JobPayload<Kind extends JobKind> = z.infer<(typeof JOB_PAYLOADS)[Kind]>;
