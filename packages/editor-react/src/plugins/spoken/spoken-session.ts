import type { Document, DocumentHistory, Kinds, PageObject } from '@tastwerk/editor-core';
import { changeBetween, type ChangeKind, type DocumentChange } from '@tastwerk/editor-core/description';
import { type EditorAction, missingFor, needKey } from '../../state/editor-action.js';
import { selectionOf } from '../../state/selection.js';
import { objectName } from '../../state/object-name.js';
import { documentOf } from '../../state/selectors.js';
import { sameItems } from '../../state/same-items.js';
import { changeSentence, changeWords } from '../../sentences/change-words.js';
import { repeatedSentence, resultSentence } from './change-sentence.js';
import { findingSentences } from './finding-sentences.js';
import { selectionSentence } from './selection-sentence.js';
import { outlineSentence } from './outline-sentence.js';
import { pageName, pageSentence } from './page-sentence.js';
import { contactSentence, neighbourSentence } from './relation-sentences.js';
import { keptResults, resultsOfChange } from './results-of-change.js';
import { RUN_REST_MS, type Speech, SPEECH_REST_MS } from './speech.js';
import type { SpokenContext } from './spoken-context.js';
import type { SpokenQuestion } from '../../state/spoken-question.js';
import type { SpokenWish } from '../../state/spoken-wish.js';
import type { EditorState, EditorStore } from '../../state/editor-store.js';

type Direction = 'done' | 'undone' | 'redone';

interface Told {
  readonly direction: Direction;
  readonly change: DocumentChange;
  /** The document before and after the step. */
  readonly documents: readonly [Document, Document];
}

/** Tells what happens in an editor, answers questions about it, and says why something cannot be done. */
export interface SpokenSession {
  readonly fulfil: (wish: SpokenWish) => void;
  readonly close: () => void;
}

/** What a spoken session needs from around it. */
export interface SpokenSessionOptions {
  readonly store: EditorStore;
  readonly speech: Speech;
  /** The actions that take a tool. */
  readonly tools: readonly EditorAction[];
  /** What sentences need to know about `state`; undefined while it has no page. */
  readonly contextOf: (state: EditorState) => SpokenContext | undefined;
  /** Whether someone is writing: then the letters are heard, and nothing else is said about them. */
  readonly isWriting: () => boolean;
  /** Whether the braille of the document is known: labels are as large as their braille, and sentences about places wait for it. */
  readonly isBrailleKnown: () => boolean;
}

/** Longest time in ms that a sentence waits for braille, and how often it looks for it. */
const MOST_WAITING_MS = 2000;
const LOOK_MS = 50;

/** How `after` came out of `before`: by a command, or by taking steps back or repeating them. */
function directionOf(before: DocumentHistory, after: DocumentHistory): Direction {
  const repeated = before.future.length - after.future.length;
  if (repeated < 0) return 'undone';
  return repeated > 0 && after.past.at(-1) === before.future[repeated - 1] ? 'redone' : 'done';
}

/** The step between two states in the words of who did it: what was taken back is told as it had been done. */
function toldBetween(kinds: Kinds, before: EditorState, after: EditorState): Told | undefined {
  const [from, to] = [before.history, after.history];
  // Saving and the like are no steps.
  if (from.past === to.past && from.future === to.future) return undefined;
  const direction = directionOf(from, to);
  const change =
    direction === 'undone'
      ? changeBetween(kinds, to.present, from.present)
      : changeBetween(kinds, from.present, to.present);
  return change ? { direction, change, documents: [from.present, to.present] } : undefined;
}

/** The last step for who asks: what has become of which object, figure by figure; of what was taken back where it is again. */
function lastStepSentence({ direction, change, documents }: Told, context: SpokenContext): string {
  return direction === 'done'
    ? (changeWords(context.resources.kinds, ...documents, context) ?? changeSentence(change, context))
    : repeatedSentence(direction, change, documents, context);
}

function toolSentence(
  tools: readonly EditorAction[],
  before: EditorState,
  now: EditorState,
  { t }: SpokenContext,
): string | undefined {
  if (before.session.tool === now.session.tool) return undefined;
  // A tool puts itself away when something was drawn with it, which is told already.
  if (now.session.tool === 'SELECT' && documentOf(before) !== documentOf(now)) return undefined;
  const action = tools.find(({ isPressed }) => isPressed?.(now));
  return action && t('spoken:tool', { tool: t(action.labelKey) });
}

function shownPageSentence(
  before: EditorState,
  now: EditorState,
  context: SpokenContext,
): string | undefined {
  return before.session.currentPage === now.session.currentPage ? undefined : pageName(context);
}

/** The selected objects in the order in which they were chosen: the first is the one that others are told from. */
function chosenIn(state: EditorState): readonly PageObject[] {
  const selected = selectionOf(state);
  const places = new Map(state.session.selectedUuids.map((uuid, index) => [uuid, index]));
  return selected.toSorted((one, other) => (places.get(one.uuid) ?? 0) - (places.get(other.uuid) ?? 0));
}

function selectedSentence(
  hasSelected: boolean,
  now: EditorState,
  told: Told | undefined,
  context: SpokenContext,
): string | undefined {
  if (!hasSelected) return undefined;
  const selected = chosenIn(now);
  // What was just added has been told with its place, and what was deleted is no longer selected anyway.
  if (told?.change.kind === 'added' && selected.length === 1) return undefined;
  if (selected.length > 0) return selectionSentence(selected, context);
  return told ? undefined : context.t('spoken:selectionCleared');
}

/** Changes of which the sentence about an object says all that they have led to. */
const IN_ITS_SENTENCE: ReadonlySet<ChangeKind> = new Set<ChangeKind>(['moved', 'resized', 'turned']);

/** What was done; undefined when it was done to the one object that was just selected too, whose sentence tells place, size and turn. */
function doneSentence(
  hasSelected: boolean,
  now: EditorState,
  told: Told,
  context: SpokenContext,
): string | undefined {
  const { direction, change } = told;
  // "Appearance changed" says little: what has become of it is told.
  if (direction !== 'done' || change.kind === 'restyled') return lastStepSentence(told, context);
  const { selectedUuids } = now.session;
  const isToldWithIt =
    IN_ITS_SENTENCE.has(change.kind) &&
    selectedUuids.length === 1 &&
    hasSelected &&
    change.objects.every(({ uuid }) => uuid === selectedUuids[0]);
  if (isToldWithIt) return undefined;
  const result = resultSentence(change, context);
  const [object, ...others] = change.objects;
  // A place alone is understood as that of the selection.
  const isOfSelection = !object || others.length > 0 || selectedUuids.includes(object.uuid);
  if (!IN_ITS_SENTENCE.has(change.kind) || isOfSelection) return result;
  return context.t('spoken:became.of', { object: objectName(object, context.t), differences: result });
}

/** One utterance of several sentences, some of which bring a full stop of their own. */
function inOneUtterance(sentences: readonly string[]): string {
  const isLast = (index: number) => index === sentences.length - 1;
  return sentences
    .map((sentence, index) => (isLast(index) || /[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}

function refusalSentence(action: EditorAction, now: EditorState, { t, resources }: SpokenContext): string {
  const missing = missingFor(action, now, resources.kinds);
  return missing ? t('commands:palette.unavailable', { reason: t(needKey(missing)) }) : '';
}

/** Tells through `speech` what the keyboard reaches and what commands do; of quick steps the last one. */
export function createSpokenSession(options: SpokenSessionOptions): SpokenSession {
  const { store, speech, tools, contextOf, isWriting } = options;
  let known = store.getState();
  let last: Told | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The state before a run of steps with one selection, while that lasts. */
  let runStart: EditorState | undefined;
  let runTimer: ReturnType<typeof setTimeout> | undefined;
  /** The sentence that tells what was just done, in the words of who did it. */
  let given: string | undefined;
  /** The selection at the last change, and whether it was another one since something was told, also when it is the same again. */
  let selected = known.session.selectedUuids;
  let hasSelected = false;

  /** The state before the run of steps that the one from `before` to `now` belongs to. */
  const startOfRun = (before: EditorState, now: EditorState): EditorState => {
    const isSameRun = sameItems(before.session.selectedUuids, now.session.selectedUuids);
    const start = (isSameRun ? runStart : undefined) ?? before;
    runStart = start;
    clearTimeout(runTimer);
    runTimer = setTimeout(() => {
      runStart = undefined;
    }, RUN_REST_MS);
    return start;
  };

  /** What follows from a step, told again with each further step of its run: an utterance that is followed by another may not be heard. */
  const resultsOf = (before: EditorState, now: EditorState, context: SpokenContext) => {
    const start = startOfRun(before, now);
    const [earlier, previous] = [contextOf(start), contextOf(before)];
    const told = toldBetween(options.store.kinds, start, now);
    if (!told || !earlier || !previous) return [];
    const results = resultsOfChange(told.change, earlier, context);
    // Of what looks another way is told all that has become of it.
    if (told.change.kind === 'restyled') return results;
    // What was tied and freed again within the run is told, too.
    return [...results, ...new Set([...keptResults(earlier, context), ...keptResults(previous, context)])];
  };

  const tell = () => {
    const [before, now, sentence, isSelected] = [known, store.getState(), given, hasSelected];
    known = now;
    given = undefined;
    hasSelected = false;
    const context = contextOf(now);
    if (!context) return;
    const told = toldBetween(options.store.kinds, before, now);
    last = told ?? last;
    // What is typed is heard as it is typed, and nothing is measured for it.
    if (sentence === undefined && isWriting()) return;
    const results = told ? resultsOf(before, now, context) : [];
    if (sentence !== undefined) return speech.say(inOneUtterance([sentence, ...results]));
    const sentences = [
      toolSentence(tools, before, now, context),
      shownPageSentence(before, now, context),
      told && doneSentence(isSelected, now, told, context),
      selectedSentence(isSelected, now, told, context),
      ...results,
    ];
    speech.say(inOneUtterance(sentences.filter((sentence) => sentence !== undefined)));
  };

  /** Runs `say` once braille is known, or after the longest time. */
  const whenBrailleIsKnown = (say: () => void, waitedMs = 0) => {
    clearTimeout(timer);
    if (options.isBrailleKnown() || waitedMs >= MOST_WAITING_MS) return say();
    timer = setTimeout(() => whenBrailleIsKnown(say, waitedMs + LOOK_MS), LOOK_MS);
  };

  const tellSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => whenBrailleIsKnown(tell), SPEECH_REST_MS);
  };
  const stop = store.subscribe(() => {
    const { selectedUuids } = store.getState().session;
    hasSelected ||= !sameItems(selected, selectedUuids);
    selected = selectedUuids;
    tellSoon();
  });

  const answers: Readonly<Record<SpokenQuestion, (context: SpokenContext) => string>> = {
    selection: (context) => selectionSentence(chosenIn(known), context, true),
    neighbours: (context) => {
      const [object] = selectionOf(known);
      return object ? neighbourSentence(object, context) : context.t('spoken:nothingSelected');
    },
    outline: (context) => {
      const [object] = selectionOf(known);
      return object ? outlineSentence(object, context) : context.t('spoken:nothingSelected');
    },
    contacts: (context) => contactSentence(selectionOf(known), context),
    findings: (context) => findingSentences(selectionOf(known), context),
    page: pageSentence,
    keys: ({ t }) => t('canvas.help'),
    lastChange: (context) => (last ? lastStepSentence(last, context) : context.t('spoken:nothingChanged')),
  };

  const answer = (wish: Exclude<SpokenWish, { readonly done: string }>) => {
    const now = store.getState();
    last = toldBetween(options.store.kinds, known, now) ?? last;
    known = now;
    hasSelected = false;
    const context = contextOf(now);
    if (!context) return;
    speech.say('about' in wish ? answers[wish.about](context) : refusalSentence(wish.refused, now, context));
  };

  return {
    fulfil: (wish) => {
      if ('done' in wish) {
        given = wish.done;
        return tellSoon();
      }
      // What waits to be told would speak into the answer.
      clearTimeout(timer);
      if ('about' in wish) whenBrailleIsKnown(() => answer(wish));
      else answer(wish);
    },
    close: () => {
      clearTimeout(timer);
      clearTimeout(runTimer);
      stop();
    },
  };
}
