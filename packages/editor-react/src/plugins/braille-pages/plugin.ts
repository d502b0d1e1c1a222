import { BookOpenText } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
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

/** The braille pages that go with a graphic. */
export const braillePagesPlugin = defineEditorPlugin({
  id: 'braille-pages',
  actions: [{ group: 'view', actions: [braillePagesAction] }],
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
