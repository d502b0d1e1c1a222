export { isUntouched } from './apply-template.js';
export { NewFromTemplate } from './new-from-template.js';
