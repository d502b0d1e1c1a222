import type { CanvasView } from '@tastwerk/canvas-fabric';
import type { EditorState, EditorStore } from '@tastwerk/editor-core';
import type { LucideIcon } from 'lucide-react';
import type { KeyScope } from './key-scope.js';
import type { Shortcut } from './shortcut.js';

/** What an action may reach. */
export interface ActionContext {
  readonly store: EditorStore;
  /** Absent until the drawing area is there. */
  readonly view: CanvasView | undefined;
  /** Starts typing in a label. */
  readonly editLabel: (uuid: string) => void;
}

/** Something a user can do, as data for toolbars, menus and the keyboard. */
export interface EditorAction {
  readonly id: string;
  /** Key of its name in `editor.json`. */
  readonly labelKey: string;
  readonly icon: LucideIcon;
  /** The first one is shown. */
  readonly shortcuts: readonly Shortcut[];
  readonly scope: KeyScope;
  readonly isEnabled: (state: EditorState) => boolean;
  /** Only for actions that stay on, such as tools. */
  readonly isPressed?: (state: EditorState) => boolean;
  readonly run: (context: ActionContext) => void;
}
