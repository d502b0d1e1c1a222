import { Folder } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { groupAction, ungroupAction } from './group-actions.js';

/** Groups of objects. */
export const groupsPlugin = defineEditorPlugin({
  id: 'groups',
  kinds: { group: { icon: Folder } },
  actions: [{ group: 'arrange', actions: [groupAction, ungroupAction] }],
  menus: [
    { menu: 'objects', section: 'arrange', actions: [groupAction, ungroupAction], isFitting: true },
    { menu: 'arrange', section: 'groups', actions: [groupAction, ungroupAction] },
  ],
});
