import { fail, ok, type Result } from '@tastwerk/editor-core';

/** How much may wait at once. */
export interface TurnLimits {
  /** Pieces of work that run at the same time. */
  readonly atOnce: number;
  /** Pieces of work of one caller that may wait. */
  readonly waitingOfOne: number;
  /** Pieces of work that may wait in all. */
  readonly waitingInAll: number;
}

interface Waiting {
  readonly caller: string;
  readonly start: number;
  readonly turn: number;
  readonly begin: () => void;
}

/**
 * Turns at something that few may use at once, by weighted fair queueing: a piece of work gets the turn that its caller's earlier work ends
 * with, plus its weight, and the smallest turn comes first. So one caller's many pieces do not delay those of others, small ones come before
 * large ones, and none waits for ever, because the turns of later work grow.
 */
export class FairTurns {
  private readonly waiting: Waiting[] = [];
  /** The turn up to which each caller's work goes; forgotten when none of it is left. */
  private readonly ends = new Map<string, { end: number; left: number }>();
  private running = 0;
  /** The turn at which the latest of what began was to start. */
  private now = 0;

  constructor(private readonly limits: TurnLimits) {}

  /** Runs `work` of `caller` when its turn has come; `busy` where too much waits. `weight` is in any unit that all callers share. */
  async take<T>(caller: string, weight: number, work: () => Promise<T>): Promise<Result<T, 'busy'>> {
    const { waitingOfOne, waitingInAll } = this.limits;
    const own = this.waiting.filter((other) => other.caller === caller).length;
    if (own >= waitingOfOne || this.waiting.length >= waitingInAll) return fail('busy');
    const place = this.ends.get(caller) ?? { end: this.now, left: 0 };
    const start = Math.max(place.end, this.now);
    place.end = start + weight;
    const turn = place.end;
    place.left += 1;
    this.ends.set(caller, place);
    try {
      await new Promise<void>((begin) => {
        this.waiting.push({ caller, start, turn, begin });
        this.beginNext();
      });
      try {
        return ok(await work());
      } finally {
        this.running -= 1;
        this.beginNext();
      }
    } finally {
      place.left -= 1;
      if (place.left === 0 && place.end <= this.now) this.ends.delete(caller);
    }
  }

  private beginNext(): void {
    if (this.running >= this.limits.atOnce) return;
    const [first, ...others] = this.waiting;
    if (first === undefined) return;
    const next = others.reduce((least, other) => (other.turn < least.turn ? other : least), first);
    this.waiting.splice(this.waiting.indexOf(next), 1);
    this.running += 1;
    this.now = Math.max(this.now, next.start);
    next.begin();
  }
}
