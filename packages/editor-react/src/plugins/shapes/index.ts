export { withTexture } from './shape-style.js';
