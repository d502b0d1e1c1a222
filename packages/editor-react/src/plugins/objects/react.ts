/** The parts of this plugin that are loaded when one of them is first shown. */
export { ArrangePanel } from './arrange-panel.js';
export { ObjectPanel } from './object-panel.js';
export { NameSection, SelectionHead, UnknownNote } from './object-sections.js';
export { ObjectsPanel } from './objects-panel.js';
export { PositionFields } from './position-fields.js';
