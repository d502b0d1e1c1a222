import { defineEditorPlugin, type EditorAction, enterPanel, lazyPart } from '@tastwerk/editor-react';
import { FileText, TextCursorInput } from 'lucide-react';
import { VERSION_WORDS } from '../words/version-words.js';
import { SCENE_FILE_ENDING } from './scene-file-ending.js';
import { PANEL } from './panel-id.js';

/** Brings the document as text to the front of its side, and the focus into it. */
const sceneTextAction: EditorAction = {
  id: 'sceneText',
  labelKey: 'sceneText:action',
  icon: TextCursorInput,
  shortcuts: [{ key: 'F4', shift: false }],
  scope: 'everywhere',
  isEnabled: () => true,
  run: enterPanel(PANEL),
};

/** Width in CSS px in which most lines need no more than three rows. */
const LEAST_PX = 340;

/** The words with which the first line of a scene text starts. */
const FIRST_WORDS = [VERSION_WORDS.de, VERSION_WORDS.en].map((words) => `${words} `.toLowerCase());

/** The page as text beside the drawing, and files with such texts: the half for the editor. */
export const sceneTextEditor = defineEditorPlugin({
  id: '@tastwerk/plugin-scene-text',
  requires: ['import'],
  texts: {
    de: async () => (await import('./texts/de.js')).de,
    en: async () => (await import('./texts/en.js')).en,
  },
  actions: [{ group: 'read', actions: [sceneTextAction] }],
  menus: [{ menu: 'page', section: 'work', actions: [sceneTextAction] }],
  panels: [
    {
      id: PANEL,
      side: 'left',
      place: { after: 'outline' },
      labelKey: 'sceneText:tab',
      icon: TextCursorInput,
      Content: lazyPart(async () => (await import('./scene-text-panel.js')).SceneTextPanel),
      hasOwnAction: true,
      takesFocus: true,
      leastPx: LEAST_PX,
    },
  ],
  imports: [
    {
      id: 'scene-text',
      place: { before: 'documents' },
      labelKey: 'sceneText:file.kind',
      icon: FileText,
      sort: {
        // Dialogs know the last ending alone.
        accepts: ['.txt', 'text/plain'],
        matches: ({ name, text }) =>
          name.toLowerCase().endsWith(SCENE_FILE_ENDING) ||
          FIRST_WORDS.some((words) => text.toLowerCase().startsWith(words)),
      },
      Content: lazyPart(async () => (await import('./scene-file-step.js')).SceneFileStep),
    },
  ],
});
