import '../inject-admin-routes.js';
import { LOG_STREAM, type LogLevel, type LogLine, ROUTES } from '@tastwerk/contracts';
import { createParser } from 'eventsource-parser';
import { call } from '../../../api/call.js';
import { send } from '../../../api/send.js';

/** Wait before a stream that ended is asked for again, in ms. */
const RETRY_MS = 1000;

/** Which lines are followed. */
export interface FollowedLog {
  readonly name: string;
  readonly level?: LogLevel | undefined;
  readonly search: string;
  /** Where the file ended when its lines were read, in bytes. */
  readonly after: number;
}

/** Tells `onLines` the lines of a log as they are written, until `signal` is aborted; a stream that breaks is taken up where it was. */
export async function followLog(
  { name, level, search, after }: FollowedLog,
  onLines: (lines: readonly LogLine[]) => void,
  signal: AbortSignal,
): Promise<void> {
  let lastEventId: string | undefined;
  const asked = call('followLog', {
    params: { name },
    query: { search, after, ...(level ? { level } : {}) },
  });
  const hear = (data: string) => {
    const event = ROUTES.followLog.response.events.safeParse(JSON.parse(data));
    if (event.success && !signal.aborted) onLines(event.data.lines);
  };
  while (!signal.aborted) {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), LOG_STREAM.silenceMs);
    try {
      const answer = await send(asked, { signal: AbortSignal.any([signal, silence.signal]), lastEventId });
      if (!answer.ok && (answer.failure.status === 403 || answer.failure.status === 404)) return;
      const reader = answer.ok ? answer.response.body?.getReader() : undefined;
      const decoder = new TextDecoder();
      const parser = createParser({
        onEvent: ({ id, data }) => {
          lastEventId = id ?? lastEventId;
          hear(data);
        },
      });
      for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), LOG_STREAM.silenceMs);
        parser.feed(decoder.decode(part.value, { stream: true }));
      }
    } catch {
      // The connection broke, or nothing was heard for too long.
    } finally {
      clearTimeout(timer);
    }
    await pause(RETRY_MS, signal);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
