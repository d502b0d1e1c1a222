export { isShape, withTexture } from './shape-style.js';
