import { type BrailleResult, createLineTranslator } from '@tastwerk/editor-core/braille';
import type { BrailleEngine } from '../engine-port.js';
import { keyOfWriting, LINE_OPTIONS, type LineRequest, type LineTranslator } from '../line-request.js';

/** Prepares the writings that `requests` name and translates them in order. */
export async function translateWithEngine(
  engine: BrailleEngine,
  requests: readonly LineRequest[],
): Promise<readonly BrailleResult[]> {
  const writings = new Map(requests.map((request) => [keyOfWriting(request), request]));
  await Promise.all([...writings.values()].map((writing) => engine.prepare(writing)));
  return requests.map((request) => engine.translateLine(request));
}

/** The translator port over an engine in the same thread. Between batches it gives way to other work of the thread. */
export function createEngineTranslator(engine: BrailleEngine): LineTranslator {
  return createLineTranslator<LineRequest>(async (requests) => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    return translateWithEngine(engine, requests);
  }, LINE_OPTIONS);
}
