import type { BrailleRequest, BrailleResult, BrailleTranslator } from '@tastwerk/editor-core';
import type { BrailleEngine } from '../engine-port.js';
import { createLineTranslator } from './line-translator.js';

/** Prepares the systems that `requests` name and translates them in order. */
export async function translateWithEngine(
  engine: BrailleEngine,
  requests: readonly BrailleRequest[],
): Promise<readonly BrailleResult[]> {
  const systems = new Set(requests.map(({ system }) => system));
  await Promise.all([...systems].map((system) => engine.prepare(system)));
  return requests.map(({ text, system }) => engine.translateLine(text, system));
}

/** The translator port over an engine in the same thread. Between batches it gives way to other work of the thread. */
export function createEngineTranslator(engine: BrailleEngine): BrailleTranslator {
  return createLineTranslator(async (requests) => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    return translateWithEngine(engine, requests);
  });
}
