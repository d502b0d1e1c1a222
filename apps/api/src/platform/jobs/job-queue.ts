import type { JobKind } from '@tastwerk/contracts';

/** Name of the queue that carries jobs of one kind. */
export function queueOf(kind: JobKind): string {
  return `${kind}-jobs`;
}

/**
 * The port to the transport of jobs. A message may come late, twice or never: the table of jobs is the truth, and whoever
 * consumes asks it first. A handler that throws is logged; the transport does not try again by itself.
 */
export abstract class JobQueue {
  /** Hands `message` over; resolves once the transport has it. */
  abstract publish(queue: string, message: object): Promise<void>;

  /** Calls `handler` with each message, up to `atOnce` of them at the same time. */
  abstract consume(
    queue: string,
    handler: (message: unknown) => Promise<void>,
    atOnce: number,
  ): Promise<void>;

  /** Whether messages can be handed over now. */
  abstract isReachable(): Promise<boolean>;

  /** Takes no more messages, waits for those in hand and lets go of the connection. */
  abstract close(): Promise<void>;
}
