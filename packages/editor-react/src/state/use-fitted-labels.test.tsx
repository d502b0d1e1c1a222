import { describe, expect, it } from '@jest/globals';
import { type Document, type LabelObject, ok, runCommand, undo } from '@tastwerk/editor-core';
import type { BrailleLookup } from '@tastwerk/editor-core/braille';
import { renderHook } from '@testing-library/react';
import { NO_BRAILLE } from './braille-session.js';
import { createNewDocument } from '../new-document.js';
import { newUuid } from '../base/new-uuid.js';
import { documentOf } from './selectors.js';
import { useFittedLabels, useWrittenFits } from './use-fitted-labels.js';
import { createObject, standardEngine } from '@tastwerk/editor-core/standard';
import { createEditorStore } from '../../test/editor-store.js';

const UUID = newUuid();
const CELL_MM = 6;
const DOTS_MM = 4;

/** One cell for every character. */
const known: BrailleLookup = {
  get: (text) => ok({ cells: [...text].map(() => 1), sourceIndex: [...text].map((_, index) => index) }),
};
const [KNOWN, PENDING] = [{ ...NO_BRAILLE, book: known }, NO_BRAILLE];

function begun(text: string) {
  const label = createObject('label', { uuid: UUID, x: 60, y: 80, text, autoSize: true });
  const blank = createNewDocument('de');
  const store = createEditorStore({
    ...blank,
    pages: blank.pages.map((page) => ({ ...page, objects: [label] })),
  });
  const write = (braille: typeof KNOWN) =>
    renderHook(() => useWrittenFits(store, documentOf(store.getState()), braille));
  const type = (words: string) =>
    store.dispatch(runCommand({ type: 'update-objects', changes: [{ uuid: UUID, set: { text: words } }] }));
  return { store, label: () => labelIn(documentOf(store.getState())), type, write };
}

function labelIn({ pages }: Document): LabelObject {
  const object = pages[0]?.objects[0];
  if (object?.type !== 'label') throw new Error('the label is gone');
  return object;
}

const widthOf = (cells: number) => expect.closeTo((cells - 1) * CELL_MM + DOTS_MM, 1);

describe('useWrittenFits', () => {
  it('gives a label its frame in the step that wrote its text', () => {
    const { store, label, type, write } = begun('ab');
    write(KNOWN);
    expect(label()).toMatchObject({ width: widthOf(2) });
    type('abcdefgh');
    const { rerender } = write(KNOWN);
    expect(label()).toMatchObject({ width: widthOf(8), autoSize: true });
    store.dispatch(undo());
    rerender();
    expect(label()).toMatchObject({ text: 'ab', width: widthOf(2) });
    expect(store.getState().history.past).toHaveLength(0);
  });

  it('waits for the braille', () => {
    const { label, type, write } = begun('ab');
    const before = label().width;
    type('abcdefgh');
    write(PENDING);
    expect(label().width).toBe(before);
    write(KNOWN);
    expect(label()).toMatchObject({ width: widthOf(8) });
  });

  it('leaves the steps alone that can be done again', () => {
    const { store, label, type, write } = begun('ab');
    type('abcd');
    store.dispatch(undo());
    const before = label().width;
    write(KNOWN);
    expect(label().width).toBe(before);
    expect(store.getState().history.future).toHaveLength(1);
  });
});

describe('useFittedLabels', () => {
  const shown = (text: string, braille: typeof KNOWN, typed?: string) => {
    const { store } = begun(text);
    const document = documentOf(store.getState());
    return {
      document,
      result: renderHook(() => useFittedLabels(standardEngine, document, braille, typed)).result,
    };
  };

  it('shows the frame that fits, and leaves the document as it is', () => {
    const { document, result } = shown('abcd', KNOWN);
    expect(labelIn(result.current)).toMatchObject({ width: widthOf(4) });
    expect(labelIn(document).width).toBeGreaterThan(50);
  });

  it('makes room for a label while it is typed, before its braille is there', () => {
    expect(labelIn(shown('abcdefghijkl', PENDING, UUID).result.current).width).toBeGreaterThan(12 * CELL_MM);
    const { document, result } = shown('abcdefghijkl', PENDING);
    expect(result.current).toBe(document);
  });
});
