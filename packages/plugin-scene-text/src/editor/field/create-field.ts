import { history, standardKeymap } from '@codemirror/commands';
import {
  Annotation,
  Compartment,
  EditorState,
  type Extension,
  Prec,
  type StateEffect,
  Transaction,
} from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { Engine } from '@tastwerk/editor-core';
import type { Language } from '../../language.js';
import type { LineHunk } from '../sync/line-hunks.js';
import { adoptingRoot } from './adopting-root.js';
import { completing } from './completing.js';
import { folding } from './folding.js';
import { type FieldActions, lineKeys } from './line-keys.js';
import { problemMarks } from './problem-marks.js';
import { selectedLines } from './selected-lines.js';
import { fieldTheme } from './theme.js';

/** Marks changes that the author did not make. */
const fromOutside = Annotation.define<boolean>();

const undoing = new Compartment();
const described = new Compartment();

/** What a field is made of, and whom it tells. */
export interface FieldOptions {
  readonly parent: HTMLElement;
  readonly lines: readonly string[];
  readonly engine: Engine;
  readonly language: Language;
  /** Names the field. */
  readonly label: string;
  /** The words of CodeMirror in the language of the interface. */
  readonly phrases: Readonly<Record<string, string>>;
  readonly actions: FieldActions;
  /** The cursor is on another line than before. */
  readonly onLine: () => void;
  /** The field has lost the focus. */
  readonly onBlur: () => void;
  /** The author or a change from outside has changed the text. */
  readonly onText: () => void;
}

const descriptionOf = (ids: string, isInvalid: boolean): Extension =>
  EditorView.contentAttributes.of({
    'aria-describedby': ids,
    ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
  });

/** The field with the text of the scene. */
export function createField(options: FieldOptions): EditorView {
  const { parent, lines, engine, language, label, phrases, actions, onLine, onBlur, onText } = options;
  const lineOf = ({ doc, selection }: EditorState) => doc.lineAt(selection.main.head).number;
  return new EditorView({
    parent,
    root: adoptingRoot(),
    state: EditorState.create({
      doc: lines.join('\n'),
      extensions: [
        EditorState.phrases.of(phrases),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': label,
          lang: language,
          spellcheck: 'false',
          // Says to checkers, too, that keys reach what is scrolled.
          tabindex: '0',
        }),
        described.of([]),
        lineNumbers(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        undoing.of(history()),
        Prec.high(keymap.of(lineKeys(actions))),
        Prec.highest(completing(engine, language)),
        folding(language),
        keymap.of(standardKeymap),
        selectedLines,
        problemMarks(language),
        fieldTheme,
        EditorView.domEventHandlers({ blur: () => onBlur() }),
        EditorView.updateListener.of(({ docChanged, startState, state, transactions }) => {
          if (docChanged) onText();
          const isOwn = transactions.some((one) => one.annotation(fromOutside) === undefined);
          if (isOwn && transactions.length > 0 && lineOf(startState) !== lineOf(state)) onLine();
        }),
      ],
    }),
  });
}

/** Tells assistive technology what describes the field, by ids, and whether something in it is wrong. */
export const describeField = (view: EditorView, ids: string, isInvalid: boolean): void =>
  view.dispatch({
    effects: described.reconfigure(descriptionOf(ids, isInvalid)),
    annotations: fromOutside.of(true),
  });

/** Forgets typing that could be taken back: it is in the document. */
export function forgetTyping(view: EditorView): void {
  view.dispatch({ effects: undoing.reconfigure([]), annotations: fromOutside.of(true) });
  view.dispatch({ effects: undoing.reconfigure(history()), annotations: fromOutside.of(true) });
}

/** What one hunk changes in a text: the cursor stays in what a changed line keeps. */
function changeOf({ doc }: EditorState, { from, to, lines }: LineHunk) {
  const text = lines.join('\n');
  if (from === to) {
    if (from < doc.lines) return { from: doc.line(from + 1).from, insert: `${text}\n` };
    return { from: doc.length, insert: `\n${text}` };
  }
  const [start, end] = [doc.line(from + 1).from, doc.line(to).to];
  if (lines.length === 0) {
    if (to < doc.lines) return { from: start, to: doc.line(to + 1).from };
    return { from: Math.max(0, start - 1), to: end };
  }
  const before = doc.sliceString(start, end);
  let same = 0;
  while (same < before.length && same < text.length && before[same] === text[same]) same += 1;
  let tail = 0;
  while (
    tail < before.length - same &&
    tail < text.length - same &&
    before.at(-1 - tail) === text.at(-1 - tail)
  )
    tail += 1;
  return { from: start + same, to: end - tail, insert: text.slice(same, text.length - tail) };
}

/** Changes lines of the text from outside: it cannot be taken back by the author's undo, and cursor and folds stay. */
export function editField(
  view: EditorView,
  edits: readonly LineHunk[],
  effects: readonly StateEffect<unknown>[] = [],
): void {
  if (edits.length === 0 && effects.length === 0) return;
  view.dispatch({
    changes: edits.map((edit) => changeOf(view.state, edit)),
    effects: [...effects],
    annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)],
  });
}

/** Brings the cursor to the beginning of line `number` without taking the focus. */
export function showLine(view: EditorView, number: number): void {
  const { from } = view.state.doc.line(Math.min(number, view.state.doc.lines));
  view.dispatch({
    selection: { anchor: from },
    effects: EditorView.scrollIntoView(from, { y: 'nearest', yMargin: 40 }),
    annotations: fromOutside.of(true),
  });
}
