/** How often a claim is renewed, in seconds: well within the lease of `leased-jobs.ts`. */
const HEARTBEAT_SECONDS = 2;

/** Keeps a claim alive while its work goes on; its signal is aborted as soon as the claim is lost or the process ends. */
export class Lease {
  private readonly controller = new AbortController();
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

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  abort(): void {
    this.controller.abort();
  }

  end(): void {
    clearInterval(this.timer);
  }
}
