import type { i18n } from 'i18next';
import type { EditorLanguage } from '../ports.js';
import brailleDe from './de/braille.json' with { type: 'json' };
import canvasDe from './de/canvas.json' with { type: 'json' };
import commandsDe from './de/commands.json' with { type: 'json' };
import draftsDe from './de/drafts.json' with { type: 'json' };
import editorDe from './de/editor.json' with { type: 'json' };
import errorsDe from './de/errors.json' with { type: 'json' };
import guideDe from './de/guide.json' with { type: 'json' };
import importDe from './de/import.json' with { type: 'json' };
import legendDe from './de/legend.json' with { type: 'json' };
import panelsDe from './de/panels.json' with { type: 'json' };
import outlineDe from './de/outline.json' with { type: 'json' };
import placeDe from './de/place.json' with { type: 'json' };
import previewDe from './de/preview.json' with { type: 'json' };
import proofingDe from './de/proofing.json' with { type: 'json' };
import publishingDe from './de/publishing.json' with { type: 'json' };
import templatesDe from './de/templates.json' with { type: 'json' };
import spokenDe from './de/spoken.json' with { type: 'json' };
import readerDe from './de/reader.json' with { type: 'json' };
import brailleEn from './en/braille.json' with { type: 'json' };
import canvasEn from './en/canvas.json' with { type: 'json' };
import commandsEn from './en/commands.json' with { type: 'json' };
import draftsEn from './en/drafts.json' with { type: 'json' };
import editorEn from './en/editor.json' with { type: 'json' };
import errorsEn from './en/errors.json' with { type: 'json' };
import guideEn from './en/guide.json' with { type: 'json' };
import importEn from './en/import.json' with { type: 'json' };
import legendEn from './en/legend.json' with { type: 'json' };
import panelsEn from './en/panels.json' with { type: 'json' };
import outlineEn from './en/outline.json' with { type: 'json' };
import placeEn from './en/place.json' with { type: 'json' };
import previewEn from './en/preview.json' with { type: 'json' };
import proofingEn from './en/proofing.json' with { type: 'json' };
import publishingEn from './en/publishing.json' with { type: 'json' };
import templatesEn from './en/templates.json' with { type: 'json' };
import spokenEn from './en/spoken.json' with { type: 'json' };
import readerEn from './en/reader.json' with { type: 'json' };
import { createTexts } from './text-instance.js';

const RESOURCES = {
  de: {
    publishing: publishingDe,
    drafts: draftsDe,
    canvas: canvasDe,
    commands: commandsDe,
    editor: editorDe,
    braille: brailleDe,
    errors: errorsDe,
    guide: guideDe,
    import: importDe,
    legend: legendDe,
    panels: panelsDe,
    outline: outlineDe,
    place: placeDe,
    preview: previewDe,
    proofing: proofingDe,
    templates: templatesDe,
    reader: readerDe,
    spoken: spokenDe,
  },
  en: {
    publishing: publishingEn,
    drafts: draftsEn,
    canvas: canvasEn,
    commands: commandsEn,
    editor: editorEn,
    braille: brailleEn,
    errors: errorsEn,
    guide: guideEn,
    import: importEn,
    legend: legendEn,
    panels: panelsEn,
    outline: outlineEn,
    place: placeEn,
    preview: previewEn,
    proofing: proofingEn,
    templates: templatesEn,
    reader: readerEn,
    spoken: spokenEn,
  },
} as const;

/**
 * The editor's own texts.
 * Namespaces: `editor`, `braille` for the view of the braille pages, `canvas` for rulers, guides and hints around the drawing, `commands` for lists of commands and keys, `errors` with a sentence for every code, `legend` for the
 * panel of the legend, `outline` for the page as text, `place` for the dialog of places and sizes, `reader` for small screens, `spoken` for what is said,
 * and `proofing` with one for every rule of a proof and, below `panel`, those of its panel.
 */
export function createEditorI18n(language: EditorLanguage): i18n {
  return createTexts(language, RESOURCES, 'editor');
}
