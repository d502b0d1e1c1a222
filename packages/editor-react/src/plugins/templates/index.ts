export { isUntouched } from './apply-template.js';
