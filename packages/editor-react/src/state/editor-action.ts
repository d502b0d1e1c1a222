import type { CanvasView } from '@tastwerk/canvas-fabric';
import type { Document, Kinds } from '@tastwerk/editor-core';
import type { LucideIcon } from 'lucide-react';
import type { SpokenQuestion } from './spoken-question.js';
import type { DockControl } from './dock-state.js';
import type { KeyScope } from './key-scope.js';
import type { Shortcut } from './shortcut.js';
import type { EditorState, EditorStore } from './editor-store.js';
import { DRAWING_VIEW } from './workspace-state.js';

/** What an action may reach. */
export interface ActionContext {
  readonly store: EditorStore;
  /** Absent until the drawing area is there. */
  readonly view: CanvasView | undefined;
  /** Starts typing in a label. */
  readonly editLabel: (uuid: string) => void;
  /** The sides of the workspace, whose panels an action may bring to the front. */
  readonly docks?: Pick<DockControl, 'show' | 'toggle'>;
  /** What a new page is called that is the `number`th of its document; without it new pages have no name. */
  readonly nameOfPage?: (number: number) => string;
  /** What the mark of an angle is called. */
  readonly nameOfAngle?: string;
  /** Makes of a document one that leaves the editor: with the words of the account and the installation that it uses. */
  readonly outgoing?: (document: Document) => Document;
  /** Has a question answered in spoken words; absent where the editor does not speak. */
  readonly ask?: (about: SpokenQuestion) => void;
}

/** What an action waits for; each has a sentence in `commands.json`. */
export type ActionNeed =
  /** Key of a sentence of a plugin, with its namespace. */
  | `${string}:${string}`
  | 'drawing'
  | 'selection'
  | 'two'
  | 'three'
  | 'label'
  | 'lines'
  | 'path'
  | 'shape'
  | 'areas'
  | 'corners'
  | 'texture'
  | 'outline'
  | 'imported'
  | 'editable'
  | 'group'
  | 'objects'
  | 'clipboard'
  | 'done'
  | 'undone'
  | 'guides'
  | 'backdrop'
  | 'snapping'
  | 'page'
  | 'otherPage'
  | 'further';

/** Something a user can do, as data for toolbars, menus and the keyboard. */
export interface EditorAction {
  readonly id: string;
  /** Key of its name in `editor.json`. */
  readonly labelKey: string;
  readonly icon: LucideIcon;
  /** The first one is shown. */
  readonly shortcuts: readonly Shortcut[];
  /** The browser turns the shortcut into an event of its own, which does the work: the key itself is left alone. */
  readonly hasBrowserEvent?: boolean;
  readonly scope: KeyScope;
  readonly isEnabled: (state: EditorState, kinds: Kinds) => boolean;
  /** What is missing while it is not enabled. */
  readonly needs?: ActionNeed;
  /** Whether it takes something away, so that menus set it apart. */
  readonly isDestructive?: boolean;
  /** Only for actions that stay on, such as tools. */
  readonly isPressed?: (state: EditorState) => boolean;
  readonly run: (context: ActionContext) => void;
}

/** Why `action` cannot be done now; undefined when it can, `unknown` when the action does not say. */
export function missingFor(
  action: EditorAction,
  state: EditorState,
  kinds: Kinds,
): ActionNeed | 'unknown' | undefined {
  if (isAvailable(action, state, kinds)) return undefined;
  return action.isEnabled(state, kinds) ? 'drawing' : (action.needs ?? 'unknown');
}

/** Whether `action` can be done now. Tools and selections belong to the drawing: while it is not seen they rest. */
export function isAvailable(action: EditorAction, state: EditorState, kinds: Kinds): boolean {
  const isSeen =
    state.workspace.view === DRAWING_VIEW || action.scope === 'everywhere' || action.scope === 'always';
  return isSeen && action.isEnabled(state, kinds);
}

/** Key of the sentence that says what is missing. */
export const needKey = (need: ActionNeed | 'unknown'): string =>
  need.includes(':') ? need : `commands:needs.${need}`;
