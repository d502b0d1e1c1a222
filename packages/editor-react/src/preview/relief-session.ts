import type { ReliefAnswer, ReliefQuestion } from './relief-messages.js';

/** A way to whoever shades. */
export interface ReliefChannel {
  send(question: ReliefQuestion): void;
  close(): void;
}

/** Opens a channel; `onAnswer` gets its answers, `onCrash` is called when it cannot start or has failed. */
export type OpenReliefChannel = (
  onAnswer: (answer: ReliefAnswer) => void,
  onCrash: () => void,
) => ReliefChannel;

/** Starts the worker of this folder. */
const openReliefWorker: OpenReliefChannel = (onAnswer, onCrash) => {
  const worker = new Worker(new URL('./relief.worker.ts', import.meta.url), {
    type: 'module',
    name: 'relief',
  });
  worker.onmessage = (event: MessageEvent<ReliefAnswer>) => onAnswer(event.data);
  worker.onerror = onCrash;
  worker.onmessageerror = onCrash;
  return {
    send: (question) => worker.postMessage(question, [question.pixels.buffer]),
    close: () => worker.terminate(),
  };
};

/** What is to be shaded, without the number that the session gives it. */
export type Drawn = Omit<ReliefQuestion, 'id'>;

interface Waiting {
  readonly resolve: (answer: ReliefAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** Has sheets shaded beside the main thread, which goes on. The worker is started by the first question. */
export class ReliefSession {
  private channel: ReliefChannel | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(private readonly open: OpenReliefChannel = openReliefWorker) {}

  /** Rejects when the worker fails; a later question starts another one. `drawn` is given away with its pixels. */
  shade(drawn: Drawn): Promise<ReliefAnswer> {
    this.channel ??= this.open(
      (answer) => this.settle(answer),
      () => this.close('the relief worker failed'),
    );
    this.last += 1;
    const id = this.last;
    const answer = new Promise<ReliefAnswer>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    this.channel.send({ id, ...drawn });
    return answer;
  }

  close(reason = 'nobody waits for the relief any more'): void {
    this.channel?.close();
    this.channel = undefined;
    for (const { reject } of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
  }

  private settle(answer: ReliefAnswer): void {
    this.waiting.get(answer.id)?.resolve(answer);
    this.waiting.delete(answer.id);
  }
}
