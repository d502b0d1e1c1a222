export { freeShift, repeatSelection } from './copy-actions.js';
