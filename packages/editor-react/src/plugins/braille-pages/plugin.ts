import { BookOpenText, TextQuote } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { overlayAction } from '../../contributions/overlay-action.js';
import { lazyPart } from '../../contributions/part.js';
import { viewAction } from '../../contributions/view-action.js';
import { BrailleFailures } from './braille-failures.js';
import { BRAILLE_VIEW } from './braille-view-name.js';

/** Shows the braille pages in the place of the drawing, and goes back to it. */
const braillePagesAction = viewAction(BRAILLE_VIEW, {
  id: 'braillePages',
  icon: BookOpenText,
  shortcuts: [{ key: 'b', mod: true, shift: false }],
});

/** Opens the description of the picture, which is proposed from the drawing. */
const describeAction = overlayAction('describe', {
  id: 'describe',
  icon: TextQuote,
  shortcuts: [{ key: 'd', shift: false }],
  scope: 'canvas',
});

/** The braille pages that go with a graphic. */
export const braillePagesPlugin = defineEditorPlugin({
  id: 'braille-pages',
  requires: ['spoken'],
  actions: [
    { group: 'view', actions: [braillePagesAction] },
    { group: 'edit', actions: [describeAction] },
  ],
  overlays: [
    { id: 'describe', Content: lazyPart(async () => (await import('./react.js')).DescriptionDialog) },
  ],
  bars: [{ id: 'braillePages', bar: 'views', action: braillePagesAction }],
  panels: [
    {
      id: 'braillePages',
      side: 'right',
      place: { after: 'legend' },
      labelKey: 'editor:inspector.braillePages',
      icon: BookOpenText,
      Content: lazyPart(async () => (await import('./react.js')).BraillePagesPanel),
    },
  ],
  views: [
    {
      id: BRAILLE_VIEW,
      Content: lazyPart(async () => (await import('./react.js')).BrailleWorkspace),
    },
  ],
  slots: [{ id: 'braille-failures', slot: 'status-end', Content: BrailleFailures }],
});
