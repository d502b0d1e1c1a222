export { offerSvg } from './incoming-file.js';
