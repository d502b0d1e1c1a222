import { loadEditorTexts } from '../src/i18n/editor-texts/load.js';

// Imported by tests of the whole editor, so that it is there at its first render.
await Promise.all([loadEditorTexts('de'), loadEditorTexts('en')]);
