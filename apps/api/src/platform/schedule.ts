import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Recurring } from './recurring.js';

/** What the worker process does again and again. Providers add to it when they are made; other processes never start it. */
@Injectable()
export class Schedule implements OnModuleDestroy {
  private readonly tasks: Recurring[] = [];

  /** `name` says in the log what a round does; the next one begins `intervalMs` after the last has ended. */
  add(name: string, intervalMs: number, round: () => Promise<void>): void {
    this.tasks.push(new Recurring(name, intervalMs, round));
  }

  start(): void {
    for (const task of this.tasks) task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.tasks.map((task) => task.stop()));
  }
}
