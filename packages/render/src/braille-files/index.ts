export {
  BRF_PROFILES,
  type BrailleFileProfile,
  type BrfProfileName,
  INTERNATIONAL_BRF,
  UNICODE_TEXT,
} from './profile.js';
export type { HoldsCell } from './cell-encoding.js';
export { type BrfReading, readBrf, type ReadBrf } from './read-brf.js';
export type { ReadingNote, ReadingNoteCode } from './reading-notes.js';
export { type PefFailure, readPef, type ReadPef } from './read-pef.js';
export type { SheetSize } from './sheet.js';
export { brfBytes, writeBrf } from './write-brf.js';
export type { PefMetadata, PefPage, PefSection, PefSheet, PefVolume } from './pef-book.js';
export { writePef, writePefVolumes } from './write-pef.js';
