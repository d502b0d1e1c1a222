export { sceneTextEditor as default } from './plugin.js';
