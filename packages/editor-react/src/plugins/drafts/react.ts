/** The parts of this plugin that are loaded when one of them is first shown. */
export { DraftFileStep } from './document-step.js';
