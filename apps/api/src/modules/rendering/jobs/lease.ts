import type { AbortSignalLike } from '@tastwerk/editor-core';
import { HEARTBEAT_SECONDS } from '../render-job.repository.js';

/** Keeps a claim alive while its work goes on; aborted as soon as the claim is lost or the process ends. */
export class Lease implements AbortSignalLike {
  private isAborted = false;
  private readonly timer: NodeJS.Timeout;

  constructor(renew: () => Promise<boolean>) {
    this.timer = setInterval(() => {
      // A database that is away for a moment does not end the work: the claim says at its end whether it still counts.
      renew().then(
        (isHeld) => {
          if (!isHeld) this.abort();
        },
        () => undefined,
      );
    }, HEARTBEAT_SECONDS * 1000);
  }

  get aborted(): boolean {
    return this.isAborted;
  }

  abort(): void {
    this.isAborted = true;
  }

  end(): void {
    clearInterval(this.timer);
  }
}
