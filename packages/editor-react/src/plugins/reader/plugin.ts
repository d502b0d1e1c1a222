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
      Content: lazyPart(async () => (await import('./page-view.js')).PageSection),
    },
    {
      id: 'description',
      labelKey: 'reader:section.description',
      icon: Text,
      Content: lazyPart(async () => (await import('./description-fields.js')).DescriptionFields),
    },
    {
      id: 'properties',
      labelKey: 'reader:section.properties',
      icon: FileText,
      Content: lazyPart(async () => (await import('./draft-texts.js')).DraftTexts),
    },
    {
      id: 'proof',
      labelKey: 'reader:section.proof',
      icon: ListChecks,
      Content: lazyPart(async () => (await import('./proof-list.js')).ProofList),
    },
  ],
});
