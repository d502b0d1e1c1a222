import { MousePointer2, Shapes, SlidersHorizontal } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { lazyPart } from '../../contributions/part.js';
import { alignActions, distributeActions, orderActions, turnActions } from './arrange-actions.js';
import { copyActions } from './copy-actions.js';
import { flagActions } from './flag-actions.js';
import { objectEntries } from './object-entries.js';
import { PanelOfSelection } from './panel-of-selection.js';
import { sameKindActions } from './same-kind-actions.js';
import { deleteAction, nudgeActions, selectAllAction, selectionActions } from './selection-actions.js';

const isSome = (objects: readonly unknown[]): boolean => objects.length > 0;

/** What can be done with objects of every kind. */
export const objectsPlugin = defineEditorPlugin({
  id: 'objects',
  requires: ['proofing'],
  tools: [{ id: 'select', tool: 'SELECT', labelKey: 'actions.select', icon: MousePointer2, key: 'v' }],
  actions: [
    { group: 'edit', actions: [...copyActions, ...selectionActions, ...sameKindActions] },
    { group: 'move', actions: nudgeActions },
    {
      group: 'arrange',
      actions: [...orderActions, ...alignActions, ...distributeActions, ...turnActions, ...flagActions],
    },
  ],
  menus: [
    { menu: 'objects', section: 'clipboard', actions: copyActions },
    { menu: 'objects', section: 'same', actions: sameKindActions, isFitting: true },
    { menu: 'objects', section: 'arrange', actions: orderActions },
    { menu: 'objects', section: 'flags', actions: flagActions },
    { menu: 'objects', section: 'remove', actions: [deleteAction] },
    { menu: 'page', section: 'edit', actions: [selectAllAction] },
    { menu: 'edit', section: 'copies', actions: copyActions },
    { menu: 'edit', section: 'same', actions: sameKindActions },
    { menu: 'arrange', section: 'order', actions: orderActions },
    { menu: 'arrange', section: 'turn', actions: turnActions },
    { menu: 'align', section: 'align', actions: alignActions },
    { menu: 'align', section: 'distribute', actions: distributeActions },
  ],
  bars: [{ id: 'delete', bar: 'edit', action: deleteAction }],
  panels: [
    {
      id: 'objects',
      side: 'left',
      labelKey: 'panels:objects.title',
      icon: Shapes,
      Content: lazyPart(async () => (await import('./react.js')).ObjectsPanel),
      isUsual: true,
    },
    {
      id: 'object',
      side: 'right',
      labelKey: 'editor:inspector.object',
      icon: SlidersHorizontal,
      Content: lazyPart(async () => (await import('./react.js')).ObjectPanel),
    },
  ],
  inspector: [
    {
      id: 'head',
      isFor: isSome,
      isForUnknown: true,
      Content: lazyPart(async () => (await import('./react.js')).SelectionHead),
    },
    {
      id: 'unknown',
      isFor: (objects, kinds) => objects.some((object) => !kinds.isKnown(object)),
      isForUnknown: true,
      Content: lazyPart(async () => (await import('./react.js')).UnknownNote),
    },
    {
      id: 'position',
      isFor: isSome,
      Content: lazyPart(async () => (await import('./react.js')).PositionFields),
    },
    {
      id: 'arrange',
      isFor: isSome,
      isForUnknown: true,
      Content: lazyPart(async () => (await import('./react.js')).ArrangePanel),
    },
    {
      id: 'name',
      isFor: ({ length }) => length === 1,
      Content: lazyPart(async () => (await import('./react.js')).NameSection),
    },
  ],
  slots: [{ id: 'panel-of-selection', slot: 'workspace', Content: PanelOfSelection }],
  palette: [objectEntries],
});
