import { createTableEngine } from './engine/index.js';
import type { LineTranslator } from './line-request.js';
import { createEngineTranslator } from './translator/engine-translator.js';

export { createThreadTranslator } from './threads/thread-translator.js';

/** A translator in this process, for the server, its workers and the command line. Tables are read when a system is first used. */
export function createNodeTranslator(): LineTranslator {
  return createEngineTranslator(createTableEngine());
}
