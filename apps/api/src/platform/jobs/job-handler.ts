import type { ErrorCode, JobKind, JobPayload } from '@tastwerk/contracts';
import type { Transaction } from '../database/transactions.js';

/** A job as its worker gets it. */
export type Job<Kind extends JobKind = JobKind> = {
  readonly [One in Kind]: {
    readonly id: number;
    readonly kind: One;
    readonly subjectId: number;
    readonly payload: JobPayload<One>;
  };
}[Kind];

/** The claim under which a worker does a job. */
export interface JobClaim {
  /** No two claims have the same. */
  readonly token: string;
  /** Aborted as soon as the claim is lost or the process ends. */
  readonly signal: AbortSignal;
}

/** How doing a job ended. */
export type JobEnd =
  /** `keep` writes what came of it in the transaction in which the job ends, unless the claim has been lost. */
  | { readonly kind: 'done'; readonly keep?: (transaction: Transaction) => Promise<void> }
  /** With the `most`th failure it has failed for good; before, it is tried again after a wait. */
  | { readonly kind: 'failed'; readonly code: ErrorCode; readonly most: number }
  /** The process ends: it waits for another worker as if it had never been begun. */
  | { readonly kind: 'cancelled' };

/** How often a job is tried, and the wait after its first failure in seconds, doubled with each further one. */
export interface Retries {
  readonly most: number;
  readonly firstWaitSeconds: number;
}

const USUAL_RETRIES: Retries = { most: 5, firstWaitSeconds: 2 };

/** Does jobs of some kinds. What it throws counts as a failure with the code `<KIND>_FAILED`. */
export abstract class JobHandler<Kind extends JobKind = JobKind> {
  abstract readonly kinds: readonly Kind[];

  /** Jobs of one kind that one process does at the same time. */
  abstract readonly atOnce: number;

  /**
   * From this weight on a job is heavy: where one process does several at the same time, one place is kept for the others, so that they need not
   * wait for heavy ones to end. None is heavy when absent.
   */
  readonly heavyFrom?: number;

  readonly retries: Retries = USUAL_RETRIES;

  /** Called before the first job. */
  prepare?(): void;

  abstract do(job: Job<Kind>, claim: JobClaim): Promise<JobEnd>;

  /** What follows when a job has failed for good, in the transaction in which it does. */
  gaveUp?(transaction: Transaction, job: Job<Kind>): Promise<void>;
}
