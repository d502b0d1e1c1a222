/** The parts of this plugin that are loaded when one of them is first shown. */
export { CropDialog } from './crop/crop-dialog.js';
export { PictureImport } from './picture-import.js';
