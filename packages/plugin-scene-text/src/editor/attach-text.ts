import { redo as redoTyping, undo as undoTyping } from '@codemirror/commands';
import type { Text } from '@codemirror/state';
import { type EditorStore, sessionActions } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import type { Language } from '../language.js';
import { type Repair, repairsOf } from '../problems/repairs.js';
import { createField, describeField, editField, forgetTyping, showLine } from './field/create-field.js';
import {
  asItStands,
  goToProblem,
  type LocatedProblem,
  problemsField,
  showProblems,
  stepToProblem,
} from './field/problem-marks.js';
import { showSelected } from './field/selected-lines.js';
import { createTextSession, type TextSession } from './session/text-session.js';
import type { TextMemory } from './session/unfinished-texts.js';

/** Rest in ms after which the object of the cursor's line is selected: arrow keys pass over many lines. */
const SELECT_REST_MS = 120;

/** What the panel shows besides the text. */
export interface TextState {
  readonly problems: readonly LocatedProblem[];
  readonly text: Text;
  /** Whether lines that the author changes were changed in the drawing, too. */
  readonly isKept: boolean;
  /** The problem that the author was led to last, and how often one was led to a problem. */
  readonly visited: LocatedProblem | undefined;
  readonly visits: number;
}

export interface AttachOptions {
  readonly parent: HTMLElement;
  readonly store: EditorStore;
  readonly translator: BrailleTranslator;
  readonly language: Language;
  readonly newId: () => string;
  readonly memory: TextMemory;
  readonly label: string;
  readonly phrases: Readonly<Record<string, string>>;
  /** The ids of what describes the field, and of what says what is wrong in it. */
  readonly descriptionId: string;
  readonly problemsId: string;
  readonly onState: (state: TextState) => void;
  /** Leads to an object in the drawing, or to the drawing where the line has none. */
  readonly onShowObject: (uuid: string | undefined) => void;
}

/** The text in the panel. */
export interface AttachedText {
  focus(): void;
  toDrawing(): void;
  goTo(problem: LocatedProblem): void;
  repair(problem: LocatedProblem, repair: Repair): void;
  giveUp(): void;
  text(): string;
  remove(): void;
}

/** Shows the document as text in `parent`, and keeps both the same. */
export function attachText(options: AttachOptions): AttachedText {
  const { store, descriptionId, problemsId, onState, onShowObject } = options;
  let isKept = false;
  let visited: LocatedProblem | undefined;
  let visits = 0;
  let isInvalid = false;
  let linesOf: { readonly text: Text; readonly lines: readonly string[] } | undefined;
  let selecting: ReturnType<typeof setTimeout> | undefined;
  let selected = store.getState().session.selectedUuids;

  const session: TextSession = createTextSession({
    ...options,
    onKept(next) {
      if (isKept === next) return;
      isKept = next;
      tell();
    },
  });
  const tell = () =>
    onState({ problems: view.state.field(problemsField), text: view.state.doc, isKept, visited, visits });

  const visit = (problem: LocatedProblem) => {
    visited = problem;
    visits += 1;
    tell();
  };

  const takeOver = () => void session.takeOver();
  const lineOfCursor = () => view.state.doc.lineAt(view.state.selection.main.head).number;

  function select(): void {
    clearTimeout(selecting);
    selecting = setTimeout(() => {
      const uuid = session.places().objectAt(lineOfCursor());
      if (uuid === undefined || !view.hasFocus || selected.includes(uuid)) return;
      store.dispatch(sessionActions.select([uuid]));
    }, SELECT_REST_MS);
  }

  function toDrawing(): void {
    const line = lineOfCursor();
    void session.takeOver().then(() => onShowObject(session.places().objectAt(line)));
  }

  function repair(problem: LocatedProblem, { text, column, length }: Repair): void {
    const line = view.state.doc.lineAt(Math.min(problem.from, view.state.doc.length));
    const from = Math.min(line.from + column - 1, line.to);
    view.dispatch({
      changes: { from, to: Math.min(from + length, line.to), insert: text },
      selection: { anchor: from + text.length },
      userEvent: 'input.complete',
      scrollIntoView: true,
    });
    view.focus();
    takeOver();
  }

  const view = createField({
    ...options,
    engine: store.engine,
    lines: session.lines,
    actions: {
      takeOver,
      undo(field) {
        if (session.isUnfinished()) undoTyping(field);
        else session.undo();
        return true;
      },
      redo(field) {
        if (!redoTyping(field) && !session.isUnfinished()) session.redo();
        return true;
      },
      toDrawing,
      nextProblem: stepToProblem(1, visit),
      previousProblem: stepToProblem(-1, visit),
      repair(field) {
        const line = lineOfCursor();
        const found = field.state
          .field(problemsField)
          .find(({ from }) => field.state.doc.lineAt(from).number === line);
        const { doc } = field.state;
        const [first] = found ? repairsOf(asItStands(found, doc), doc.line(line).text) : [];
        if (found && first) repair(found, first);
        return first !== undefined;
      },
    },
    onLine() {
      void session.takeOver('left');
      select();
    },
    onBlur: takeOver,
    onText() {
      if (isInvalid) tell();
    },
  });

  function markSelected(): void {
    const { lineOf } = session.places();
    const { doc } = view.state;
    const lines = selected.flatMap((uuid) => lineOf(uuid) ?? []).sort((a, b) => a - b);
    editField(view, [], [showSelected.of(lines.map((line) => doc.line(Math.min(line, doc.lines)).from))]);
    const [first] = lines;
    if (first !== undefined && !view.hasFocus && first !== lineOfCursor()) showLine(view, first);
  }

  session.open({
    lines() {
      const text = view.state.doc;
      if (linesOf?.text !== text) linesOf = { text, lines: text.toString().split('\n') };
      return linesOf.lines;
    },
    lineInWork: lineOfCursor,
    edit: (edits) => editField(view, edits),
    settled: () => forgetTyping(view),
    show(problems) {
      editField(view, [], [showProblems.of(problems)]);
      const before = visited?.problem;
      visited = view.state
        .field(problemsField)
        .find(({ problem }) => problem.code === before?.code && problem.line === before.line);
      if (isInvalid !== problems.length > 0) {
        isInvalid = problems.length > 0;
        describeField(view, isInvalid ? `${problemsId} ${descriptionId}` : descriptionId, isInvalid);
      }
      tell();
    },
  });
  describeField(view, descriptionId, false);
  markSelected();
  // What is typed and not left yet is kept, too.
  window.addEventListener('pagehide', session.keep);

  const unsubscribe = store.subscribe(() => {
    const { selectedUuids } = store.getState().session;
    if (selectedUuids === selected) return;
    selected = selectedUuids;
    markSelected();
  });

  return {
    focus: () => view.focus(),
    toDrawing,
    goTo(problem) {
      goToProblem(view, problem);
      visit(problem);
    },
    repair,
    giveUp() {
      session.giveUp();
      view.focus();
    },
    text: () => view.state.doc.toString(),
    remove() {
      clearTimeout(selecting);
      unsubscribe();
      window.removeEventListener('pagehide', session.keep);
      session.close();
      view.destroy();
    },
  };
}
