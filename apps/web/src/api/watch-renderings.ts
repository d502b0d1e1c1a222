import { isRenderingOver, RENDERING_STREAM, type Renderings, renderingsSchema } from '@tastwerk/contracts';
import { createParser } from 'eventsource-parser';
import { call } from './call.js';
import { send } from './send.js';

/** Wait before a stream that broke is asked for again, and between two looks where streams do not come through, in ms. */
const RETRY_MS = 1000;
const POLL_MS = 2000;

/** A server begins to talk at once: silence for longer means that something between here and there gathers the stream, in ms. */
const FIRST_WORD_MS = 5000;

/** Streams that may fail in a row before they count as not coming through. */
const PATIENCE = 2;

/** Which version is watched. */
interface Watched {
  readonly variantId: number;
  readonly versionId: number;
}

/** How a stream ended: by its last event, early after it had begun, without a word, or because there is nothing to see. */
type StreamEnd = 'over' | 'broken' | 'silent' | 'refused';

/**
 * Tells `onState` how far the files of a version are, whenever that changes, until nothing is under way or `signal` is aborted. The
 * server tells live; where its stream does not come through, it is asked again and again.
 */
export async function watchRenderings(
  watched: Watched,
  onState: (state: Renderings) => void,
  signal: AbortSignal,
): Promise<void> {
  const stream = new RenderingStream(watched, onState, signal);
  for (let failures = 0; failures < PATIENCE && !signal.aborted;) {
    const end = await stream.follow();
    if (end === 'over' || end === 'refused') return;
    failures = end === 'silent' ? failures + 1 : 0;
    await pause(RETRY_MS, signal);
  }
  while (!signal.aborted) {
    if (await isOverNow(watched, onState, signal)) return;
    await pause(POLL_MS, signal);
  }
}

/** The stream of one version, over all the times it is asked for. */
class RenderingStream {
  private lastEventId: string | undefined;
  private isOver = false;

  constructor(
    private readonly watched: Watched,
    private readonly onState: (state: Renderings) => void,
    private readonly signal: AbortSignal,
  ) {}

  /** Follows it until it ends. */
  async follow(): Promise<StreamEnd> {
    const silence = new AbortController();
    const stop = () => silence.abort();
    this.signal.addEventListener('abort', stop, { once: true });
    let timer = setTimeout(stop, FIRST_WORD_MS);
    let hasBegun = false;
    try {
      const { variantId: id, versionId: version_id } = this.watched;
      const asked = call('watchRenderings', { params: { id }, query: { version_id } });
      const answer = await send(asked, { signal: silence.signal, lastEventId: this.lastEventId });
      if (!answer.ok) return isFinal(answer.failure.status) ? 'refused' : 'silent';
      const reader = answer.response.body?.getReader();
      const decoder = new TextDecoder();
      const parser = createParser({ onEvent: ({ id: eventId, data }) => this.hear(eventId, data) });
      for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
        hasBegun = true;
        clearTimeout(timer);
        timer = setTimeout(stop, RENDERING_STREAM.silenceMs);
        parser.feed(decoder.decode(part.value, { stream: true }));
        if (this.isOver) return 'over';
      }
    } catch {
      // The connection broke, or the silence was too long.
    } finally {
      clearTimeout(timer);
      this.signal.removeEventListener('abort', stop);
      silence.abort();
    }
    return hasBegun ? 'broken' : 'silent';
  }

  private hear(eventId: string | undefined, data: string): void {
    if (this.signal.aborted) return;
    const state = renderingsSchema.parse(JSON.parse(data));
    this.lastEventId = eventId;
    this.isOver = isRenderingOver(state);
    this.onState(state);
  }
}

async function isOverNow(
  { variantId: id, versionId: version_id }: Watched,
  onState: (state: Renderings) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const answer = await send(call('listRenderings', { params: { id }, query: { version_id } }), { signal });
  if (!answer.ok) return isFinal(answer.failure.status);
  const state = renderingsSchema.safeParse(await answer.response.json().catch(() => undefined));
  if (!state.success || signal.aborted) return false;
  onState(state.data);
  return isRenderingOver(state.data);
}

/** Whether a refusal will not turn into an answer by waiting: the variant is gone or hidden. */
function isFinal(status: number): boolean {
  return status === 403 || status === 404;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
