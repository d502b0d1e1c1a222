export { isSvgMarkup, pasteAsLabel } from './text-labels.js';
