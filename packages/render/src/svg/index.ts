export type { EmbeddedFont } from './font-face.js';
export { sceneToSvg, type SvgOptions } from './scene-to-svg.js';
export { escapeXml } from '../xml.js';
export { svgAddress } from './svg-address.js';
