import type { CanvasView, TurnedBox } from '@tastwerk/canvas-fabric';
import type { Document } from '@tastwerk/editor-core';
import type { Point } from '@tastwerk/editor-core/geometry';
import { type Context, createContext, useContext } from 'react';
import type { ActionContext, EditorAction } from './editor-action.js';
import type { BrailleSession, BrailleState } from './braille-session.js';
import type { EditedLabel, LabelEditing } from './use-label-editing.js';
import type { AutoSaver, SaveState } from './auto-saver.js';
import type { EditorPorts } from '../ports.js';
import type { DockControl } from './dock-state.js';
import type { SpokenWish } from './spoken-wish.js';
import type { Cell } from './cell.js';

/** What the parts of one open editor share besides its store and what stays the same while it is open. */
export interface EditorContextValue {
  readonly ports: EditorPorts;
  readonly view: CanvasView | undefined;
  readonly setView: (view: CanvasView | undefined) => void;
  /** Where the pointer is in page mm, or null. */
  readonly pointer: Cell<Point | null>;
  /** Where lies what the hand moves, changes or draws, or null. */
  readonly held: Cell<TurnedBox | null>;
  /** Zoom of the canvas; 1 is true size at 96 dpi. */
  readonly scalingFactor: Cell<number>;
  /** What was last asked to be said; null before the first time. */
  readonly asked: Cell<SpokenWish | null>;
  readonly brailleSession: BrailleSession;
  readonly saver: AutoSaver;
  /** The sides of the workspace with their panels; `docks.show('legend')` brings one to the front. */
  readonly docks: DockControl;
  /** Makes of a document one that leaves the editor: with the words of the account and the installation that it uses, so that it is written the same everywhere. */
  readonly outgoing: (document: Document) => Document;
  /** What actions may reach now. */
  readonly context: () => ActionContext;
  readonly run: (action: EditorAction) => void;
  /** Begins to type in a label, or goes on from `typed`. */
  readonly editLabel: (uuid: string, typed?: string) => void;
  /** Selects an object wherever it stands, and shows its page in the drawing. */
  readonly showObject: (uuid: string) => void;
}

/** The document with the label as it is being typed: print, braille and proof follow it as soon as the letters leave them time. */
export interface TypedDocument {
  readonly document: Document;
  readonly edited: EditedLabel | null;
}

/** Provided by the workspace. */
export const EditorContext = createContext<EditorContextValue | undefined>(undefined);

// What changes while a label is typed stands apart, each by itself, so that a letter renders only what shows it.
export const LabelTypingContext = createContext<LabelEditing | undefined>(undefined);
export const TypedDocumentContext = createContext<TypedDocument | undefined>(undefined);
export const BrailleContext = createContext<BrailleState | undefined>(undefined);
export const SaveContext = createContext<SaveState | undefined>(undefined);

function useProvided<T>(context: Context<T | undefined>): T {
  const value = useContext(context);
  if (value === undefined) throw new Error('a part of the editor stands outside of it');
  return value;
}

/** The shared parts of the editor that a component stands in. */
export const useEditor = (): EditorContextValue => useProvided(EditorContext);

/** The label that is being typed, letter by letter. */
export const useLabelTyping = (): LabelEditing => useProvided(LabelTypingContext);

/** The document as it is being typed, a moment behind the letters. */
export const useTypedDocument = (): TypedDocument => useProvided(TypedDocumentContext);

/** The braille that is known, and whether more is on its way. */
export const useBrailleState = (): BrailleState => useProvided(BrailleContext);

/** How far the draft is saved. */
export const useSaveState = (): SaveState => useProvided(SaveContext);
