export {
  type Artefact,
  ARTEFACT_FORMATS,
  type ArtefactFormat,
  type RenderedDocument,
  type RenderFailure,
  type RenderRequest,
} from './artefacts/artefact.js';
export {
  artefactFileName,
  nameInArchive,
  pageFileName,
  type ThumbnailSize,
  THUMBNAIL_WIDTHS_PX,
  thumbnailFileName,
} from './artefacts/names.js';
export { type Drawing, drawDocument, drawParsed } from './artefacts/draw-document.js';
export { renderArtefacts } from './artefacts/render-artefacts.js';
export type { SheetOptions } from './artefacts/sheet-options.js';
export { type BrailleFileProfile, INTERNATIONAL_BRF } from './braille-files/profile.js';
export { overlongMark } from './sheet-marks/sheet-marks.js';
export { Letter, LETTER_SIZES, type LetterAttachment } from './letters/letter.js';
export { writeZip, type ZipEntry } from './zip/write-zip.js';
