export { type LoadedPicture, PictureCodecContext } from './picture-codec.js';
export { PictureStep } from './picture-step.js';
