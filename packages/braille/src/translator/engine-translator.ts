import {
  type BrailleResult,
  createLineTranslator,
  type LineTranslatorOptions,
} from '@tastwerk/editor-core/braille';
import type { BrailleEngine } from '../engine-port.js';
import type { LineRequest, LineTranslator, Writing } from '../line-request.js';

/** One key per writing. */
function keyOfWriting({ system, notation = 'plain' }: Writing): string {
  return `${system} ${notation}`;
}

function keyOfRequest(request: LineRequest): string {
  const { emphasis = [] } = request;
  const spans = emphasis.map(({ kind, start, end }) => `${kind} ${start} ${end}`).join();
  return `${keyOfWriting(request)} ${spans} ${request.text}`;
}

/**
 * How the translators of this package ask their engine and tell lines apart. A batch is small enough that a cancelled or urgent
 * request does not wait behind a whole book.
 */
export const LINE_OPTIONS: LineTranslatorOptions<LineRequest> = { keyOf: keyOfRequest, linesAtOnce: 50 };

/** Prepares the writings that `requests` name, one after the other, each right before its lines; answers in the order of the requests. */
export async function translateWithEngine(
  engine: BrailleEngine,
  requests: readonly LineRequest[],
): Promise<readonly BrailleResult[]> {
  const results: BrailleResult[] = [];
  const byWriting = new Map<string, [index: number, request: LineRequest][]>();
  for (const [index, request] of requests.entries()) {
    const key = keyOfWriting(request);
    const lines = byWriting.get(key) ?? [];
    lines.push([index, request]);
    byWriting.set(key, lines);
  }
  for (const lines of byWriting.values()) {
    const [[, writing] = []] = lines;
    if (writing) await engine.prepare(writing);
    for (const [index, request] of lines) results[index] = engine.translateLine(request);
  }
  return results;
}

/** The translator port over an engine in the same thread. Between batches it gives way to other work of the thread. */
export function createEngineTranslator(engine: BrailleEngine): LineTranslator {
  return createLineTranslator<LineRequest>(async (requests) => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    return translateWithEngine(engine, requests);
  }, LINE_OPTIONS);
}
