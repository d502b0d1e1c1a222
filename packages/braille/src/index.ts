export type { BrailleEngine } from './engine-port.js';
export { createEngineTranslator } from './translator/engine-translator.js';
