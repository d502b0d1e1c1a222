/** The parts of this plugin that are loaded when one of them is first shown. */
export { KeySection } from './key-section.js';
export { LegendTab } from './legend-tab.js';
