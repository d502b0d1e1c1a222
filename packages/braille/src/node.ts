import type { BrailleTranslator } from '@tastwerk/editor-core';
import { createTableEngine } from './engine/index.js';
import { createLiblouisEngine } from './liblouis/liblouis-engine.js';
import { readTableFromPackage } from './liblouis/read-table-node.js';
import { createEngineTranslator } from './translator/engine-translator.js';

/** A translator in this process, for the server, its workers and the command line. Tables are read when a system is first used. */
export function createNodeTranslator(): BrailleTranslator {
  return createEngineTranslator(createTableEngine(createLiblouisEngine(readTableFromPackage)));
}
