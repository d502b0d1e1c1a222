import type { CanvasInput, CanvasOptions } from '@tastwerk/canvas-fabric';
import { type BrailleTranslator, type Document, fail, ok } from '@tastwerk/editor-core';
import type { CanvasFactory, DraftFailure, DraftStore, EditorPorts } from '../src/ports.js';

/** Writes one cell for every character, and cannot write "漢". */
export const fakeTranslator: BrailleTranslator = {
  translate: (requests) =>
    Promise.resolve(
      requests.map(({ text }) =>
        text.includes('漢')
          ? fail({ code: 'BRAILLE_UNTRANSLATABLE' as const, character: '漢', index: text.indexOf('漢') })
          : ok({ cells: [...text].map(() => 1), sourceIndex: [...text].map((_, index) => index) }),
      ),
    ),
};

/** Drafts in memory; `refuse` makes every later `put` fail. */
export function fakeDrafts(stored: readonly Document[] = []) {
  const kept = new Map(stored.map((document) => [document.uuid, document]));
  let refusal: DraftFailure | undefined;
  const drafts: DraftStore = {
    list: () =>
      Promise.resolve(
        ok(
          [...kept.values()].map(({ uuid, graphicTitle, variantTitle, lastSaved, variant_id }) => ({
            uuid,
            graphicTitle,
            variantTitle,
            lastSaved,
            hasPublishedVariant: variant_id !== null,
          })),
        ),
      ),
    get: (uuid) => {
      const document = kept.get(uuid);
      return Promise.resolve(document ? ok(document) : fail({ code: 'DRAFT_NOT_FOUND', issues: [] }));
    },
    put: (document) => {
      if (refusal) return Promise.resolve(fail(refusal));
      kept.set(document.uuid, document);
      return Promise.resolve(ok(null));
    },
    delete: (uuid) => {
      kept.delete(uuid);
      return Promise.resolve(ok(null));
    },
  };
  return {
    drafts,
    kept,
    refuse: (failure: DraftFailure) => {
      refusal = failure;
    },
  };
}

/** A canvas that paints nothing: a test speaks for the hand through `options` and sees what is shown in `shown`. */
export function fakeCanvas() {
  const state: { options?: CanvasOptions; shown: Partial<CanvasInput> } = { shown: {} };
  const factory: CanvasFactory = (_host, options) => {
    state.options = options;
    state.shown = options.input;
    return {
      update: (change) => {
        state.shown = { ...state.shown, ...change };
      },
      viewport: () => ({ scalingFactor: 1, panX: 0, panY: 0 }),
      zoomTo: () => undefined,
      fitPage: () => undefined,
      labelFrameOnScreen: () => ({ x: 10, y: 200, width: 200, height: 60, angle: 0, pxPerMm: 3.78 }),
      cancelGesture: () => false,
      destroy: () => undefined,
    };
  };
  return { factory, state };
}

/** Lets jsdom, which has no layout and no `CSS`, pass for a screen on which `isLarge` says whether the editor fits. */
export function fakeScreen(isLarge: boolean): void {
  Object.defineProperty(window, 'CSS', { configurable: true, value: { escape: (text: string) => text } });
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      matches: isLarge && query.includes('min-width'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
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
