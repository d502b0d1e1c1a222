export { OwnWordsDialog } from './own-words-dialog.js';
