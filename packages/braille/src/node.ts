import type { BrailleTranslator } from '@tastwerk/editor-core';
import { createTableEngine } from './engine/index.js';
import { createEngineTranslator } from './translator/engine-translator.js';

/** A translator in this process, for the server, its workers and the command line. Tables are read when a system is first used. */
export function createNodeTranslator(): BrailleTranslator {
  return createEngineTranslator(createTableEngine());
}
