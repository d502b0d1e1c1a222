import { insertNewlineKeepIndent, moveLineDown, moveLineUp } from '@codemirror/commands';
import type { Command, KeyBinding } from '@codemirror/view';

/** What keys of the field do besides editing. */
export interface FieldActions {
  /** Takes the text over into the document. */
  readonly takeOver: () => void;
  /** Takes back typing while a line is unfinished, else the last change of the document. */
  readonly undo: Command;
  readonly redo: Command;
  /** Leads to the object of the line in the drawing. */
  readonly toDrawing: () => void;
  readonly nextProblem: Command;
  readonly previousProblem: Command;
  /** Writes what is suggested for the problem of the line. */
  readonly repair: Command;
}

/** Begins a line above the one at whose beginning the cursor is. */
const beginAbove: Command = (view) => {
  const { state } = view;
  const line = state.doc.lineAt(state.selection.main.head);
  const indent = line.text.slice(0, line.text.length - line.text.trimStart().length);
  view.dispatch({
    changes: { from: line.from, insert: `${indent}${state.lineBreak}` },
    selection: { anchor: line.from + indent.length },
    userEvent: 'input',
    scrollIntoView: true,
  });
  return true;
};

/**
 * Enter begins a new line behind the end of one and before its beginning. In the middle it takes the line over: a line that was changed there is
 * not torn.
 */
const enter =
  (takeOver: () => void): Command =>
  (view) => {
    const { state } = view;
    const { main } = state.selection;
    const line = state.doc.lineAt(main.head);
    const before = state.sliceDoc(line.from, main.from);
    const behind = state.sliceDoc(main.to, line.to);
    if (!main.empty || behind.trim() === '') return insertNewlineKeepIndent(view);
    if (before.trim() === '') return beginAbove(view);
    view.dispatch({ selection: { anchor: line.to }, scrollIntoView: true });
    takeOver();
    return true;
  };

const does =
  (action: () => void): Command =>
  () => {
    action();
    return true;
  };

/** The keys of the field. Tab is none of them: it leads out. */
export const lineKeys = (actions: FieldActions): readonly KeyBinding[] => [
  { key: 'Mod-Enter', run: does(actions.takeOver) },
  { key: 'Alt-Enter', run: does(actions.toDrawing) },
  { key: 'F4', run: does(actions.toDrawing) },
  { key: 'Enter', run: enter(actions.takeOver) },
  { key: 'F8', run: actions.nextProblem, shift: actions.previousProblem },
  { key: 'Mod-.', run: actions.repair },
  { key: 'Mod-z', run: actions.undo, preventDefault: true },
  { key: 'Mod-y', run: actions.redo, preventDefault: true },
  { key: 'Mod-Shift-z', run: actions.redo, preventDefault: true },
  { key: 'Alt-ArrowUp', run: moveLineUp },
  { key: 'Alt-ArrowDown', run: moveLineDown },
];
