export { placementEditor as default } from './plugin.js';
