import { Readable } from 'node:stream';

/** How soon a browser asks again after a stream has broken, in ms. */
const RETRY_MS = 1000;

/** One message of an {@link EventStream}. */
export interface ServerEvent {
  /** Names the state that it tells about; the client sends it back when it asks again. */
  readonly id: string;
  /** Written as JSON. */
  readonly data: unknown;
}

/** Server-sent events as bytes (WHATWG HTML, 9.2). Slow readers cost nothing: each event is small and tells the whole state. */
export class EventStream extends Readable {
  constructor() {
    super();
    this.push(`retry: ${RETRY_MS}\n\n`);
  }

  send({ id, data }: ServerEvent): void {
    // JSON has no line breaks, so one line of data holds it.
    this.write(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** A comment, which keeps proxies from taking the connection for dead. */
  beat(): void {
    this.write(':\n\n');
  }

  /** Says that there is no more to come. */
  finish(): void {
    this.write(null);
  }

  /** Nothing is made on demand. */
  override _read(): void {}

  private write(text: string | null): void {
    if (!this.destroyed && !this.readableEnded) this.push(text);
  }
}
