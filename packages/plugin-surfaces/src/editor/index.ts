export { surfacesEditor as default } from './plugin.js';
