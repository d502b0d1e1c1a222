import { EventStream } from './event-stream.js';

/** How many streams one process keeps open. */
export interface StreamLimits {
  readonly inAll: number;
  readonly ofOne: number;
}

/** The streams of one kind that are open, bounded in all and for each caller. */
export class OpenStreams {
  private readonly callers = new Map<EventStream, string>();

  constructor(private readonly limits: StreamLimits) {}

  /** A new stream for `caller`; undefined where there are too many. It is counted until it is closed. */
  open(caller: string): EventStream | undefined {
    const { inAll, ofOne } = this.limits;
    if (this.callers.size >= inAll) return undefined;
    if ([...this.callers.values()].filter((other) => other === caller).length >= ofOne) return undefined;
    const stream = new EventStream();
    this.callers.set(stream, caller);
    stream.once('close', () => this.callers.delete(stream));
    return stream;
  }

  /** Says on each stream that there is no more to come. */
  finish(): void {
    for (const stream of this.callers.keys()) stream.finish();
  }
}
