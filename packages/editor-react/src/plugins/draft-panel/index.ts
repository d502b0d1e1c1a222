export { DraftPanel } from './draft-panel.js';
