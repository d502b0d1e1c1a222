import { TableOfContents } from 'lucide-react';
import { enterPanel } from '../../contributions/made-actions.js';
import type { EditorAction } from '../../state/editor-action.js';

/** Brings the document as text to the front of its side, and the focus there. */
export const outlineAction: EditorAction = {
  id: 'outline',
  labelKey: 'outline:action',
  icon: TableOfContents,
  shortcuts: [{ key: 'o', shift: true }],
  scope: 'canvas',
  isEnabled: () => true,
  run: enterPanel('outline'),
};
