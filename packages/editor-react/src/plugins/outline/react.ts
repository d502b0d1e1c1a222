/** The part of this plugin that is loaded when it is first shown. */
export { OutlinePanel } from './outline-panel.js';
