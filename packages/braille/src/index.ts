export type { BrailleEngine } from './engine-port.js';
export {
  type Emphasis,
  EMPHASES,
  type EmphasisSpan,
  type LineReader,
  type LineRequest,
  type LineTranslator,
  type Notation,
  NOTATIONS,
  type ReadRequest,
  UNKNOWN_CHARACTERS,
  type UnknownCharacters,
  type Writing,
  type WritingOptions,
} from './line-request.js';
export { createEngineTranslator } from './translator/engine-translator.js';
