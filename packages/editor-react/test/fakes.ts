import type { CanvasInput, CanvasOptions, CanvasView } from '@tastwerk/canvas-fabric';
import { type Document, fail, ok } from '@tastwerk/editor-core';
import type { BrailleRequest, BrailleResult, BrailleTranslator } from '@tastwerk/editor-core/braille';
import type { Box } from '@tastwerk/editor-core/geometry';
import { createMemoryDrafts } from '../src/embed/memory-drafts.js';
import type { OwnWord } from '@tastwerk/editor-core/own-words';
import type { CanvasFactory, DraftFailure, DraftStore, EditorPorts, OwnWordSource } from '../src/ports.js';

function fakeTranslation({ text }: BrailleRequest): BrailleResult {
  const index = text.indexOf('漢');
  if (index >= 0) return fail({ code: 'BRAILLE_UNTRANSLATABLE', character: '漢', index });
  const places = [...text].map((character, place) => ({ character, index: place }));
  const written = places.filter(({ character }) => character !== '☂');
  const unwritten = places.filter(({ character }) => character === '☂');
  return ok({
    cells: written.map(() => 1),
    sourceIndex: written.map((one) => one.index),
    ...(unwritten.length === 0 ? {} : { unwritten }),
  });
}

/** Writes one cell for every character; leaves "☂" out, and writes nothing of a text with "漢". */
export const fakeTranslator: BrailleTranslator = {
  translate: (requests) => Promise.resolve(requests.map(fakeTranslation)),
};

/** Writes as {@link fakeTranslator} and keeps what it is asked. */
export function recordingTranslator() {
  const asked: BrailleRequest[] = [];
  const translator: BrailleTranslator = {
    translate: (requests) => {
      asked.push(...requests);
      return fakeTranslator.translate(requests);
    },
  };
  return { asked, translator };
}

/** The list of an account, which stores nothing. */
export const fakeOwnWords = (words: readonly OwnWord[]): OwnWordSource => ({
  load: () => Promise.resolve(ok({ account: { words, revision: 1, canEdit: true } })),
  save: () => Promise.resolve(fail({ code: 'INTERNAL', message: 'Nothing is stored here.' })),
});

/** Drafts in memory; `refuse` makes every later `put` fail. */
export function fakeDrafts(stored: readonly Document[] = []) {
  const kept = new Map(stored.map((document) => [document.uuid, document]));
  let refusal: DraftFailure | null = null;
  const memory = createMemoryDrafts(kept);
  const drafts: DraftStore = {
    ...memory,
    put: (document) => (refusal ? Promise.resolve(fail(refusal)) : memory.put(document)),
  };
  return {
    drafts,
    kept,
    refuse: (failure: DraftFailure | null) => {
      refusal = failure;
    },
  };
}

/** A canvas that paints nothing: a test speaks for the hand through `options` and sees what is shown in `shown`. */
export function fakeCanvas() {
  const state: { options?: CanvasOptions; shown: Partial<CanvasInput>; shownBox?: Box } = { shown: {} };
  const view = (): CanvasView => ({
    update: (change) => {
      state.shown = { ...state.shown, ...change };
    },
    viewport: () => ({ scalingFactor: 1, panX: 0, panY: 0 }),
    zoomTo: () => undefined,
    fitPage: () => undefined,
    fitBox: (box) => {
      state.shownBox = box;
    },
    showBox: (box) => {
      state.shownBox = box;
    },
    labelFrameOnScreen: () => ({ x: 10, y: 200, width: 200, height: 60, angle: 0, pxPerMm: 3.78 }),
    editPoints: () => false,
    drawLeadLine: () => false,
    cancelGesture: () => false,
    whenSharp: () => Promise.resolve(),
    destroy: () => undefined,
  });
  const factory: CanvasFactory = (_host, options) => {
    state.options = options;
    state.shown = options.input;
    return view();
  };
  return { factory, view, state };
}

const mediaListeners = new Set<() => void>();

/** Lets jsdom, which has no layout and no `CSS`, pass for a large screen or a small one. Called again it tells what is shown of the change. */
export function fakeScreen(isLarge: boolean): void {
  Object.defineProperty(window, 'CSS', { configurable: true, value: { escape: (text: string) => text } });
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      matches: query.includes(isLarge ? 'min-width' : 'max-width'),
      media: query,
      addEventListener: (_type: 'change', listener: () => void) => mediaListeners.add(listener),
      removeEventListener: (_type: 'change', listener: () => void) => mediaListeners.delete(listener),
    }),
  });
  for (const listener of mediaListeners) listener();
}

/** Ports that do nothing beyond what `given` does. */
export function fakePorts(given: Partial<EditorPorts>): EditorPorts {
  return {
    translate: fakeTranslator,
    drafts: fakeDrafts().drafts,
    publish: null,
    onLeave: () => undefined,
    onPublished: () => undefined,
    canvasFactory: fakeCanvas().factory,
    ...given,
  };
}
