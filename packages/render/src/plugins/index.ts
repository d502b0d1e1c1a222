export { loadEngine } from './load-engine.js';
export { renderPlugins } from './render-plugins.js';
