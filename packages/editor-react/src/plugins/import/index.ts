export { CancelFooter, StepFooter } from './footer-slot.js';
export { Failure } from './failure.js';
export { default as importStyles } from './import-dialog.module.css';
export { ObjectsStep } from './objects-step.js';
export { asOne, type NewBackdrop, putOnPage } from './put-on-page.js';
export { Reading } from './reading.js';
