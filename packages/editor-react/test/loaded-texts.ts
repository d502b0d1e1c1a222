import { loadEditorTexts } from '../src/i18n/editor-texts/load.js';
import { contributions } from './contributions.js';

// Imported by tests of the whole editor, so that its texts and parts are there at its first render.
await Promise.all([loadEditorTexts('de'), loadEditorTexts('en')]);
await contributions.preload();
