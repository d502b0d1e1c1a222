import type { ReliefAnswer, ReliefQuestion } from './relief-messages.js';
import { type OpenChannel, workerChannel } from '../../base/worker-channel.js';

/** Opens the connection to the thread that shades; a test gives a fake. */
export type OpenReliefChannel = OpenChannel<ReliefQuestion, ReliefAnswer>;

const openReliefWorker: OpenReliefChannel = workerChannel(
  () => new Worker(new URL('./relief.worker.js', import.meta.url), { type: 'module', name: 'relief' }),
  ({ pixels }) => [pixels.buffer],
);

/** What is to be shaded, without the number that the session gives it. */
export type Drawn = Omit<ReliefQuestion, 'id'>;

interface Waiting {
  readonly resolve: (answer: ReliefAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** Has sheets shaded beside the main thread, which goes on. The worker is started by the first question. */
export class ReliefSession {
  private channel: ReturnType<OpenReliefChannel> | undefined;
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
