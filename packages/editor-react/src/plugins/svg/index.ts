export { DrawingStep } from './drawing-step.js';
