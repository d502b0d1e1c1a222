import { Eye, FileText, ListChecks, Text } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { lazyPart } from '../../contributions/part.js';

/** What can be done on screens without room to draw: looking, describing, changing texts, proofing. */
export const readerPlugin = defineEditorPlugin({
  id: 'reader',
  requires: ['braille-pages', 'draft-panel', 'proofing', 'spoken'],
  reader: [
    {
      id: 'view',
      place: { before: 'outline' },
      labelKey: 'reader:section.view',
      icon: Eye,
      Content: lazyPart(async () => (await import('./react.js')).PageSection),
    },
    {
      id: 'description',
      labelKey: 'reader:section.description',
      icon: Text,
      Content: lazyPart(async () => (await import('./react.js')).DescriptionFields),
    },
    {
      id: 'properties',
      labelKey: 'reader:section.properties',
      icon: FileText,
      Content: lazyPart(async () => (await import('./react.js')).DraftTexts),
    },
    {
      id: 'proof',
      labelKey: 'reader:section.proof',
      icon: ListChecks,
      Content: lazyPart(async () => (await import('./react.js')).ProofList),
    },
  ],
});
