export { mathEditor as default } from './plugin.js';
