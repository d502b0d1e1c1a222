/** The parts of this plugin that are loaded when one of them is first shown. */
export { AddOverlay, PlaceOverlay } from './place-overlays.js';
export { RepeatDialog } from './repeat-dialog.js';
export { AskDialog } from './ask-dialog.js';
export { CornerLabelsOverlay } from './corner-labels.js';
