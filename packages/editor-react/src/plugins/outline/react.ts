/** The parts of this plugin that are loaded when one of them is first shown. */
export { OutlinePanel } from './outline-panel.js';
export { OutlineSection } from './outline-section.js';
