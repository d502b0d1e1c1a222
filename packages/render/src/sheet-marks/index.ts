export { type SheetMarks, sheetMarkPrimitives } from './sheet-marks.js';
