import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { type ErrorCode, type JobKind, JOB_PAYLOADS } from '@tastwerk/contracts';
import { type Transaction, Transactions } from '../database/transactions.js';
import type { Job, JobEnd, JobHandler } from './job-handler.js';
import { JobLeases, type LeasedJob } from './job-leases.sql.js';
import { JobQueue, queueOf } from './job-queue.js';

/** How often a claim is renewed, in seconds: well within the lease of `job-leases.sql.ts`. */
const RENEWAL_SECONDS = 2;

/** The code of a job that failed for no reason that is known. */
function failedCode(kind: JobKind): ErrorCode {
  return `${kind.toUpperCase() as Uppercase<JobKind>}_FAILED`;
}

/** Does jobs that the queue leads to, each under a claim of its own that is renewed while the work goes on. */
@Injectable()
export class JobWorker implements OnModuleDestroy {
  private readonly logger = new Logger(JobWorker.name);
  private readonly handlers = new Map<JobKind, JobHandler>();
  private readonly running = new Set<AbortController>();

  constructor(
    private readonly queue: JobQueue,
    private readonly leases: JobLeases,
    private readonly transactions: Transactions,
  ) {}

  /** Names who does jobs of some kinds, before {@link start}. */
  register(handler: JobHandler): void {
    for (const kind of handler.kinds) this.handlers.set(kind, handler);
  }

  /** The kinds of heavy jobs that are under way, and of claims that may lead to one, by their tokens. */
  private readonly heavy = new Map<string, JobKind>();
  private isEnding = false;

  /** Begins to take jobs of these kinds, or of all that are registered. */
  async start(kinds: readonly JobKind[] = [...this.handlers.keys()]): Promise<void> {
    for (const kind of kinds) {
      const handler = this.handlers.get(kind);
      if (handler === undefined) throw new Error(`there is no handler for jobs of the kind ${kind}`);
      handler.prepare?.();
      await this.queue.consume(queueOf(kind), () => this.work(kind), handler.atOnce);
    }
  }

  /**
   * Does jobs of a kind, one after the other by their turns, until none waits. A message says only that there is something to do: which job is
   * next, the table of jobs says.
   */
  async work(kind: JobKind): Promise<void> {
    const handler = this.handlers.get(kind);
    if (handler === undefined) throw new Error(`there is no handler for jobs of the kind ${kind}`);
    while (!this.isEnding) if (!(await this.doNext(kind, handler))) return;
  }

  /** Does the next job; false where none waits that may begin now. */
  private async doNext(kind: JobKind, handler: JobHandler): Promise<boolean> {
    const { atOnce, heavyFrom } = handler;
    const token = randomUUID();
    const heavy = [...this.heavy.values()].filter((other) => other === kind).length;
    const isFull = heavyFrom !== undefined && atOnce > 1 && heavy >= atOnce - 1;
    // Counted before it is known, for others look at the same time.
    if (!isFull) this.heavy.set(token, kind);
    try {
      const job = await this.leases.claim(kind, token, isFull ? heavyFrom : undefined);
      if (job === undefined) return false;
      if (heavyFrom === undefined || job.weight < heavyFrom) this.heavy.delete(token);
      const end = await this.attempt(job, token, handler);
      if (end.kind === 'failed') await this.giveBack(job, token, handler, end);
      if (end.kind === 'cancelled') await this.leases.release(job.id, token);
      return true;
    } finally {
      this.heavy.delete(token);
    }
  }

  /** What follows from the end of a job that a worker, or the sweeper, has let go of. */
  async noteEnd(transaction: Transaction, job: LeasedJob): Promise<void> {
    if (job.state === 'failed') await this.handlers.get(job.kind)?.gaveUp?.(transaction, job);
  }

  /** Work that is half done is given back at once, so that another worker need not wait for its claim to lapse. */
  onModuleDestroy(): void {
    this.isEnding = true;
    for (const work of this.running) work.abort();
  }

  /** Does the job and ends it where it is done. */
  private async attempt(job: Job, token: string, handler: JobHandler): Promise<JobEnd> {
    const { id, kind, payload } = job;
    const work = new AbortController();
    const renewing = setInterval(() => {
      // A database that is away for a moment does not end the work: the claim says at its end whether it still counts.
      this.leases.renew(id, token).then(
        (isHeld) => {
          if (!isHeld) work.abort();
        },
        () => undefined,
      );
    }, RENEWAL_SECONDS * 1000);
    this.running.add(work);
    try {
      JOB_PAYLOADS[kind].parse(payload);
      const end = await handler.do(job, { token, signal: work.signal });
      if (end.kind === 'done')
        await this.transactions.run(async (transaction) => {
          if (await this.leases.finish(transaction, id, token)) await end.keep?.(transaction);
        });
      return end;
    } catch (error) {
      this.logger.error({ err: error, ...job }, 'a job broke off');
      return { kind: 'failed', code: failedCode(kind), most: handler.retries.most };
    } finally {
      clearInterval(renewing);
      this.running.delete(work);
    }
  }

  private async giveBack(
    job: Job,
    token: string,
    { retries }: JobHandler,
    { code, most }: Extract<JobEnd, { readonly kind: 'failed' }>,
  ): Promise<void> {
    this.logger.warn({ ...job, code }, 'a job was not done');
    await this.transactions.run(async (transaction) => {
      const givenBack = await this.leases.giveBack(transaction, job.id, token, code, { ...retries, most });
      if (givenBack) await this.noteEnd(transaction, givenBack);
    });
  }
}
