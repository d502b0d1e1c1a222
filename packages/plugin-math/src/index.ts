export { mathematics as default } from './plugin.js';
