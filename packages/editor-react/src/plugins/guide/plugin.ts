import { Compass } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { enterPanel } from '../../contributions/made-actions.js';
import { lazyPart } from '../../contributions/part.js';
import type { EditorAction } from '../../state/editor-action.js';
import { GuideAtStart } from './guide-at-start.js';

/** Brings the steps of the work to the front of their side, and the focus there. */
const guideAction: EditorAction = {
  id: 'guide',
  labelKey: 'commands:actions.guide',
  icon: Compass,
  shortcuts: [{ key: 'F9' }],
  scope: 'everywhere',
  isEnabled: () => true,
  run: enterPanel('guide'),
};

/** The steps from the first thought to the catalogue. */
export const guidePlugin = defineEditorPlugin({
  id: 'guide',
  requires: ['proofing', 'templates'],
  actions: [{ group: 'start', actions: [guideAction] }],
  menus: [{ menu: 'page', section: 'work', actions: [guideAction] }],
  panels: [
    {
      id: 'guide',
      side: 'left',
      place: { before: 'objects' },
      labelKey: 'commands:actions.guide',
      icon: Compass,
      Content: lazyPart(async () => (await import('./guide-panel.js')).GuidePanel),
      hasOwnAction: true,
    },
  ],
  slots: [{ id: 'guide', slot: 'workspace', Content: GuideAtStart }],
});
