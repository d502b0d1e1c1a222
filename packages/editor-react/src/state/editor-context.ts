import type { CanvasView } from '@tastwerk/canvas-fabric';
import type { Point } from '@tastwerk/editor-core';
import { createContext, useContext } from 'react';
import type { EditorAction } from '../actions/editor-action.js';
import type { BrailleSession, BrailleState } from '../braille/braille-session.js';
import type { LabelEditing } from '../canvas/use-label-editing.js';
import type { AutoSaver, SaveState } from '../drafts/auto-saver.js';
import type { EditorPorts } from '../ports.js';
import type { Cell } from './cell.js';

/** What the parts of one open editor share besides its store and what stays the same while it is open. */
export interface EditorContextValue {
  readonly ports: EditorPorts;
  readonly view: CanvasView | undefined;
  readonly setView: (view: CanvasView | undefined) => void;
  /** Where the pointer is in page mm, or null. */
  readonly pointer: Cell<Point | null>;
  /** Zoom of the canvas; 1 is true size at 96 dpi. */
  readonly scalingFactor: Cell<number>;
  readonly brailleSession: BrailleSession;
  readonly saver: AutoSaver;
  readonly run: (action: EditorAction) => void;
  readonly openPublishing: () => void;
  /** Selects an object wherever it stands, and shows its page. */
  readonly showObject: (uuid: string) => void;
}

/** What changes with every letter: apart from the rest, so that only those who show it render again. */
export interface EditorActivity {
  readonly braille: BrailleState;
  readonly labelEditing: LabelEditing;
  readonly save: SaveState;
}

/** Provided by the workspace. */
export const EditorContext = createContext<EditorContextValue | undefined>(undefined);

/** The shared parts of the editor that a component stands in. */
export function useEditor(): EditorContextValue {
  const value = useContext(EditorContext);
  if (!value) throw new Error('a part of the editor stands outside of it');
  return value;
}

/** Provided by the workspace. */
export const EditorActivityContext = createContext<EditorActivity | undefined>(undefined);

/** What goes on in the editor that a component stands in. */
export function useEditorActivity(): EditorActivity {
  const value = useContext(EditorActivityContext);
  if (!value) throw new Error('a part of the editor stands outside of it');
  return value;
}
