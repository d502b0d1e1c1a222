import { BookA } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { overlayAction } from '../../contributions/overlay-action.js';
import { lazyPart } from '../../contributions/part.js';

/** Opens the words that are written otherwise than the table of their system says. */
const ownWordsAction = overlayAction('ownWords', { id: 'ownWords', icon: BookA });

/** Words of the draft, the account and the installation that have braille of their own. */
export const ownWordsPlugin = defineEditorPlugin({
  id: 'own-words',
  actions: [{ group: 'edit', actions: [ownWordsAction] }],
  overlays: [{ id: 'ownWords', Content: lazyPart(async () => (await import('./react.js')).OwnWordsDialog) }],
});
