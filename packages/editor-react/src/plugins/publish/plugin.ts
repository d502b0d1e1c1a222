import { Send } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { overlayAction } from '../../contributions/overlay-action.js';
import { lazyPart } from '../../contributions/part.js';
import { PublishButton } from './publish-button.js';

/** Publishing a draft as a graphic of the catalogue. */
export const publishPlugin = defineEditorPlugin({
  id: 'publish',
  requires: ['proofing'],
  actions: [{ group: 'start', actions: [overlayAction('publish', { id: 'publish', icon: Send })] }],
  slots: [{ id: 'publish', slot: 'end', Content: PublishButton }],
  overlays: [
    { id: 'publish', Content: lazyPart(async () => (await import('./publish-dialog.js')).PublishDialog) },
  ],
});
