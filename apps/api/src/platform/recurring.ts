import { Logger } from '@nestjs/common';

/**
 * Something that is done again and again for as long as a process runs: one round at a time, the next one an interval after the last
 * has ended. A round that fails is logged and does not keep the next one away.
 */
export class Recurring {
  private readonly logger = new Logger(Recurring.name);
  private timer: NodeJS.Timeout | undefined;
  private current: Promise<void> = Promise.resolve();
  private isRunning = false;

  /** `name` says in the log what a round does. */
  constructor(
    private readonly name: string,
    private readonly intervalMs: number,
    private readonly round: () => Promise<void>,
  ) {}

  /** Begins with a round at once. */
  start(): void {
    if (this.isRunning) return;
    this.isRunning = true;
    this.next();
  }

  /** Lets a round that is under way come to its end, and begins no other. */
  async stop(): Promise<void> {
    this.isRunning = false;
    clearTimeout(this.timer);
    await this.current;
  }

  private next(): void {
    this.current = this.attempt().then(() => {
      if (this.isRunning) this.timer = setTimeout(() => this.next(), this.intervalMs);
    });
  }

  private async attempt(): Promise<void> {
    try {
      await this.round();
    } catch (error) {
      this.logger.warn({ err: error }, `${this.name}: a round failed and will be tried again`);
    }
  }
}
