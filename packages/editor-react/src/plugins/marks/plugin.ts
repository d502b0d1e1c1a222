import { Highlighter } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { lazyPart } from '../../contributions/part.js';

/** Emphasis, words of another language and notes of the transcriber in texts. */
export const marksPlugin = defineEditorPlugin({
  id: 'marks',
  textTools: [
    {
      id: 'marks',
      labelKey: 'marks:action',
      icon: Highlighter,
      Content: lazyPart(async () => (await import('./mark-dialog.js')).MarkDialog),
    },
  ],
});
