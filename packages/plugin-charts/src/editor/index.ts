export { chartsEditor as default } from './plugin.js';
