import { type ChildProcess, fork } from 'node:child_process';

/** Wait before a dead child is started again: doubled each time, from the first to the longest, in ms. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/** A child that lived this long is healthy: its next death counts as the first, in ms. */
const HEALTHY_MS = 60_000;

/** How long a child may take to end in good order, in ms. */
const STOP_TIMEOUT_MS = 15_000;

/** A process of the product that is started again when it dies, until it is told to stop. */
export class Child {
  private process: ChildProcess | undefined;
  private waitMs = FIRST_WAIT_MS;
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    private readonly name: string,
    private readonly entry: URL,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  /** Starts it; resolves when it says that it is ready, rejects when it dies before. */
  async start(): Promise<void> {
    const child = this.launch();
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error(`the ${this.name} process ended before it was ready`));
      child.once('exit', fail);
      child.once('message', () => {
        child.off('exit', fail);
        child.once('exit', () => this.restart());
        // It may have died between its message and this line.
        if (child.exitCode !== null) this.restart();
        resolve();
      });
    });
  }

  /** Ends it in good order, or at once when it takes too long. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    const child = this.process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      const killer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      child.once('exit', () => {
        clearTimeout(killer);
        resolve();
      });
      child.kill('SIGTERM');
    });
  }

  private launch(): ChildProcess {
    const startedAt = Date.now();
    const child = fork(this.entry, { env: this.environment });
    child.once('exit', () => {
      if (Date.now() - startedAt > HEALTHY_MS) this.waitMs = FIRST_WAIT_MS;
    });
    this.process = child;
    return child;
  }

  private restart(): void {
    if (this.isStopping) return;
    console.error(`The ${this.name} process ended and is started again in ${this.waitMs / 1000} s.`);
    this.timer = setTimeout(() => {
      this.launch().once('exit', () => this.restart());
    }, this.waitMs);
    this.waitMs = Math.min(this.waitMs * 2, LONGEST_WAIT_MS);
  }
}
