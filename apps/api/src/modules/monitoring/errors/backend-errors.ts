import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { z } from 'zod';
import { ErrorTap } from '../../../platform/logging/error-tap.js';
import { Recurring } from '../../../platform/recurring.js';
import { VERSION } from '../../../platform/version.js';
import { ErrorGroupRepository } from './error-group.repository.js';
import { type ErrorReport, fingerprintOf, keepable } from './error-report.js';

/** Time between two rounds, in ms, and how many rounds lie between two that clear away. */
const ROUND_MS = 2000;
const ROUNDS_BETWEEN_CLEARING = 1800;

/** How long kinds of errors are kept that do not come again, in days. */
const KEPT_DAYS = 180;

/** Kinds of errors that wait for the database at most. */
const WAITING_MOST = 200;

const entrySchema = z.object({
  msg: z.string().default(''),
  context: z.string().default(''),
  route: z.string().optional(),
  err: z
    .object({
      type: z.string().default('Error'),
      message: z.string().default(''),
      stack: z.string().default(''),
    })
    .optional(),
});

/** The error that a line of the log tells about; undefined when it is no entry. */
function reportOf(line: string): ErrorReport | undefined {
  let entry: z.output<typeof entrySchema>;
  try {
    entry = entrySchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
  const { msg, context, route, err } = entry;
  return keepable({
    side: 'backend',
    type: err?.type ?? 'Error',
    message: err === undefined || err.message === msg ? msg : [msg, err.message].filter(Boolean).join(': '),
    stack: err?.stack ?? '',
    place: route ?? context,
    device: '',
    frontendVersion: '',
    backendVersion: VERSION,
  });
}

/** Brings the errors of this process from its log into the database, in groups. While the database is away they wait. */
@Injectable()
export class BackendErrors implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Recurring('counting errors', ROUND_MS, () => this.round());
  private readonly waiting = new Map<string, { readonly report: ErrorReport; readonly times: number }>();
  private done = 0;

  constructor(
    private readonly tap: ErrorTap,
    private readonly groups: ErrorGroupRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  /** Keeps what came since the last call. */
  async keep(): Promise<void> {
    for (const line of this.tap.take()) {
      const report = reportOf(line);
      if (report === undefined) continue;
      const key = fingerprintOf(report);
      const times = (this.waiting.get(key)?.times ?? 0) + 1;
      if (times > 1 || this.waiting.size < WAITING_MOST) this.waiting.set(key, { report, times });
    }
    for (const [key, { report, times }] of this.waiting) {
      await this.groups.add(report, times);
      this.waiting.delete(key);
    }
  }

  private async round(): Promise<void> {
    await this.keep();
    if (this.done % ROUNDS_BETWEEN_CLEARING === 0) await this.groups.forgetOld(KEPT_DAYS);
    this.done += 1;
  }
}
