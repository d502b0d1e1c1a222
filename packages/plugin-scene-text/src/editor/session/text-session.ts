import {
  canRedo,
  canUndo,
  type Document,
  type EditorStore,
  redo,
  type Result,
  runCommand,
  undo,
} from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import { changesOfParsed, drawChangesOfParsed, type TextChange } from '../../changes/changes-of-text.js';
import { changesOfChangedLines } from '../../changes/quick-changes.js';
import type { Language } from '../../language.js';
import type { SceneProblem } from '../../problems/problem.js';
import { parseSceneText, type SceneReadingOptions } from '../../reading/read-scene-text.js';
import { hasRelations } from '../../relations/place-all.js';
import type { LineHunk } from '../sync/line-hunks.js';
import { linesOfWritten, mergeLines, saysMore, settleLines, withEdits } from '../sync/merge-lines.js';
import { type ObjectPlaces, placesOf, type TextOfDocument, textOfDocument } from './text-of-document.js';
import { type TextMemory, unfinishedTexts } from './unfinished-texts.js';

/** The field whose text a session keeps. */
export interface TextField {
  lines(): readonly string[];
  /** The line that the author is on, from 1. */
  lineInWork(): number;
  /** Changes lines from outside. */
  edit(edits: readonly LineHunk[]): void;
  /** Everything is in the document: there is no typing to take back. */
  settled(): void;
  /** What is wrong; none where the text was taken over. */
  show(problems: readonly SceneProblem[]): void;
}

export interface SessionOptions {
  readonly store: Pick<EditorStore, 'engine' | 'getState' | 'dispatch' | 'subscribe'>;
  readonly translator: BrailleTranslator;
  readonly language: Language;
  readonly newId: () => string;
  /** Keeps what is unfinished when the page is left. */
  readonly memory: TextMemory;
  /** Told when lines that the author is changing were changed in the drawing, too. */
  readonly onKept: (isKept: boolean) => void;
}

/** Keeps a text and the document the same: what is written becomes commands, what is changed elsewhere becomes lines. */
export interface TextSession {
  /** The lines to begin with. */
  readonly lines: readonly string[];
  /** Begins with the field that shows them. */
  open(field: TextField): void;
  /**
   * Takes what is written over into the document, as one step of undo; tells what is wrong. While another step is being taken, lines that were
   * `left` wait for it, and the line that the author is on by then waits until it is left.
   */
  takeOver(reason?: 'left' | 'asked'): Promise<void>;
  isUnfinished(): boolean;
  /** Takes back a change of the document. */
  undo(): void;
  redo(): void;
  /** Gives up what is unfinished. */
  giveUp(): void;
  places(): ObjectPlaces;
  /** Keeps what is unfinished, in case that the page is left. */
  keep(): void;
  /** Ends the session; what is unfinished waits for the next one. */
  close(): void;
}

/** Texts with more lines follow the drawing when it rests. */
const MANY_LINES = 300;
const REST_MS = 250;

export function createTextSession({
  store,
  translator,
  language,
  newId,
  memory,
  onKept,
}: SessionOptions): TextSession {
  const { engine } = store;
  const present = (): Document => store.getState().history.present;
  let written: TextOfDocument = textOfDocument(present(), engine, language);
  let field: TextField | undefined;
  let isOwn = false;
  let running: Promise<void> | undefined;
  let waiting: 'left' | 'asked' | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known:
    { readonly mine: readonly string[]; readonly written: TextOfDocument; places: ObjectPlaces } | undefined;

  const texts = unfinishedTexts(store, language, memory);
  const unfinished = texts.of(present().uuid, written.lines);
  const startLines = unfinished
    ? withEdits(unfinished.mine, mergeLines(unfinished.base, unfinished.mine, written.lines).edits)
    : [...written.lines, ''];
  const mine = (): readonly string[] => field?.lines() ?? startLines;
  const isUnfinished = (): boolean => saysMore(mine(), written.lines);

  function keep(): void {
    if (isUnfinished()) texts.keep(present().uuid, { base: written.lines, mine: mine() });
  }

  /** The text with the line that the author is on as it was written; empty where it is new. */
  function withoutLineInWork(): readonly string[] {
    const lines = mine();
    const at = (field?.lineInWork() ?? 0) - 1;
    const before = linesOfWritten(lines, written.lines).indexOf(at);
    return lines.map((line, index) => (index === at ? (written.lines[before] ?? '') : line));
  }

  /** Brings what was changed elsewhere into the text. */
  function follow(): void {
    clearTimeout(timer);
    timer = undefined;
    const document = present();
    if (document === written.document) return;
    const next = textOfDocument(document, engine, language);
    const { edits, kept } = mergeLines(written.lines, mine(), next.lines);
    written = next;
    field?.edit(edits);
    if (kept > 0) onKept(true);
    if (!isUnfinished()) settled();
  }

  function settled(): void {
    texts.forget(present().uuid);
    field?.show([]);
    field?.settled();
    onKept(false);
  }

  const unsubscribe = store.subscribe(() => {
    if (isOwn || present() === written.document) return;
    if (written.lines.length <= MANY_LINES) follow();
    else {
      clearTimeout(timer);
      timer = setTimeout(follow, REST_MS);
    }
  });

  /** Shows `read` as it is written now, with what the author has typed since. */
  function settle(read: readonly string[]): void {
    written = textOfDocument(present(), engine, language);
    const now = withEdits(read, settleLines(read, written.lines));
    field?.edit(mergeLines(read, mine(), now).edits);
    if (!isUnfinished()) settled();
    else field?.show([]);
  }

  /** What all lines of a text change of `before`. */
  function changesOfAll(
    before: Document,
    lines: readonly string[],
    options: Omit<SceneReadingOptions, 'base'>,
  ): Result<TextChange, readonly SceneProblem[]> | Promise<Result<TextChange, readonly SceneProblem[]>> {
    const parsed = parseSceneText(lines.join('\n'), options);
    const ofDocument = new Set(written.lines);
    const isNew = (line: number) => !ofDocument.has(lines[line - 1] ?? '');
    // Gaps are measured to braille. Where none is asked for, the editor itself gives labels their size, in the same step of undo.
    return hasRelations(parsed.pages, isNew)
      ? drawChangesOfParsed(before, parsed, { ...options, translator })
      : changesOfParsed(before, parsed, options);
  }

  /** Reads the text and sends its change; false where the document was changed meanwhile. */
  async function readOnce(reason: 'left' | 'asked'): Promise<boolean> {
    follow();
    const before = written.document;
    const read = reason === 'asked' ? mine() : withoutLineInWork();
    if (!saysMore(read, written.lines)) {
      if (!isUnfinished()) settled();
      return true;
    }
    const options = { engine, newId, language };
    const changed =
      changesOfChangedLines(written, read.join('\n'), options) ?? (await changesOfAll(before, read, options));
    if (present() !== before) return false;
    if (!changed.ok) {
      keep();
      field?.show(changed.error);
      return true;
    }
    const { command } = changed.value;
    if (command) {
      isOwn = true;
      store.dispatch(runCommand(command));
      isOwn = false;
    }
    const issue = command ? store.getState().session.lastIssue : null;
    if (issue)
      field?.show([{ code: 'CHANGE_REFUSED', line: 1, column: 1, length: 1, params: { issue: issue.code } }]);
    else settle(read);
    return true;
  }

  async function takeOverAll(): Promise<void> {
    try {
      for (let reason: typeof waiting = 'asked'; reason; reason = waiting) {
        waiting = undefined;
        while (!(await readOnce(reason)));
      }
    } finally {
      running = undefined;
    }
  }

  function takeOver(reason: 'left' | 'asked' = 'asked'): Promise<void> {
    if (running) {
      waiting = waiting === 'asked' ? waiting : reason;
      return running;
    }
    running = takeOverAll();
    return running;
  }

  return {
    lines: startLines,
    open(opened) {
      field = opened;
      if (unfinished) void takeOver();
    },
    takeOver,
    isUnfinished,
    undo: () => void (canUndo(store.getState()) && store.dispatch(undo())),
    redo: () => void (canRedo(store.getState()) && store.dispatch(redo())),
    giveUp() {
      follow();
      field?.edit(settleLines(mine(), written.lines));
      settled();
    },
    places() {
      const lines = mine();
      if (known?.mine !== lines || known.written !== written)
        known = { mine: lines, written, places: placesOf(written, lines) };
      return known.places;
    },
    keep,
    close() {
      unsubscribe();
      clearTimeout(timer);
      follow();
      if (!isUnfinished()) return;
      keep();
      void takeOver();
    },
  };
}
