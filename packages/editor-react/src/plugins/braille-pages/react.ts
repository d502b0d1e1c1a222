/** The parts of this plugin that are loaded when one of them is first shown. */
export { BraillePagesPanel } from './braille-pages-panel.js';
export { BrailleWorkspace } from './braille-workspace.js';
export { DescriptionDialog } from './description-dialog.js';
