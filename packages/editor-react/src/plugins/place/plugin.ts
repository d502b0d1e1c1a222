import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { lazyPart } from '../../contributions/part.js';
import { placeActions, placeNewAction, repeatAction } from './place-actions.js';
import { relationActions } from './relation-actions.js';

/** Making, placing and repeating objects by numbers. */
export const placePlugin = defineEditorPlugin({
  id: 'place',
  requires: ['objects', 'shapes', 'spoken'],
  actions: [
    { group: 'edit', actions: [repeatAction] },
    { group: 'move', actions: placeActions },
    { group: 'arrange', actions: relationActions },
  ],
  menus: [
    { menu: 'objects', section: 'clipboard', actions: [repeatAction] },
    { menu: 'objects', section: 'place', actions: relationActions, isFitting: true },
    { menu: 'align', section: 'place', actions: relationActions, isFitting: true },
    { menu: 'edit', section: 'copies', actions: [repeatAction] },
  ],
  bars: [{ id: 'placeNew', bar: 'menu', action: placeNewAction, place: { after: 'palette' } }],
  overlays: [
    { id: 'addObject', Content: lazyPart(async () => (await import('./react.js')).AddOverlay) },
    { id: 'placeObject', Content: lazyPart(async () => (await import('./react.js')).PlaceOverlay) },
    { id: 'cornerLabels', Content: lazyPart(async () => (await import('./react.js')).CornerLabelsOverlay) },
    { id: 'askSheet', Content: lazyPart(async () => (await import('./react.js')).AskDialog) },
    { id: 'repeat', Content: lazyPart(async () => (await import('./react.js')).RepeatDialog) },
  ],
});
