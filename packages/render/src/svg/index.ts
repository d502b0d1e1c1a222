export type { EmbeddedFont } from './font-face.js';
export { type ObjectWords, sceneToSvg, type SvgOptions, wordElements } from './scene-to-svg.js';
export { attributes, escapeXml } from '../xml.js';
export { svgAddress } from './svg-address.js';
