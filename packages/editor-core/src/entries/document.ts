/** Paper, colours, textures and the terms under which documents are published. */
export * from '../publication.js';
export {
  BINDING_SPACE_MM,
  PAPER_FORMAT_NAMES,
  PAPER_FORMATS,
  type PaperFormat,
  paperFormatOf,
  SAFE_AREA_MM,
} from '../values/paper.js';
export { safeAreaOf } from '../document/safe-area.js';
export { MEDIA, type Medium } from '../values/media.js';
export { type Colour, COLOUR_NAMES, COLOURS, FLAT_PRINT_INK } from '../values/colours.js';
export {
  fillForTexture,
  type Texture,
  TEXTURE_NAMES,
  TEXTURE_STRIP_MM,
  type TextureMark,
  type TextureName,
  textureOf,
  TEXTURES,
} from '../values/textures.js';
export { firstVariantTitle } from '../document/blank-texts.js';
export { isBlankText } from '../values/plain-text.js';
export { CATEGORIES, categoryOf } from '../document/categories.js';
export { isEmptyDocument } from '../document/is-empty-document.js';
export { withoutBackdrops } from '../document/without-backdrops.js';
export { withoutOrigin } from '../document/origin.js';
export { workIssue } from '../document/work.js';
