import { createLineTranslator, type LineTranslatorOptions } from '@tastwerk/editor-core/braille';
import type { BrailleEngine } from '../engine-port.js';
import type { LineReader, LineTranslator } from '../line-request.js';
import { readWithEngine, REQUESTS_AT_ONCE, writeWithEngine } from './engine-question.js';
import { createLineReader } from './line-reader.js';

/** How the translators of this package ask their engine. */
export const LINE_OPTIONS: LineTranslatorOptions = { linesAtOnce: REQUESTS_AT_ONCE };

/** Lets other work of the thread be done. */
const giveWay = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * The ports that write and read over an engine in the same thread. Between batches they give way to other work of the thread.
 * They never reject: what the engine cannot do answers `BRAILLE_UNAVAILABLE`.
 */
export function createEngineTranslator(engine: BrailleEngine): LineTranslator & LineReader {
  const translator = createLineTranslator(async (requests) => {
    await giveWay();
    return writeWithEngine(engine, requests);
  }, LINE_OPTIONS);
  const reader = createLineReader(async (requests) => {
    await giveWay();
    return readWithEngine(engine, requests);
  });
  return { ...translator, ...reader };
}
