import { describe, expect, it } from '@jest/globals';
import { type KeyObject, ok, runCommand, undo } from '@tastwerk/editor-core';
import type { BrailleLookup } from '@tastwerk/editor-core/braille';
import { keyOf } from '@tastwerk/editor-core/legend';
import { act } from '@testing-library/react';
import { NO_BRAILLE } from '../../state/braille-session.js';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import { documentOf } from '../../state/selectors.js';
import { giveRoom } from './place-legend.js';
import { LegendRoom } from './legend-room.js';
import { BrailleContext } from '../../state/editor-context.js';
import { renderPart } from '../../../test/render-part.js';
import { createObject } from '@tastwerk/editor-core/standard';
import { createEditorStore } from '../../../test/editor-store.js';

/** One cell for every character. */
const book: BrailleLookup = {
  get: (text) => ok({ cells: [...text].map(() => 1), sourceIndex: [...text].map((_, index) => index) }),
};
const BRAILLE = { ...NO_BRAILLE, book };
const [FIRST, SECOND] = [newUuid(), newUuid()];

function pageWithLegend() {
  const label = (
    uuid: string,
    values: { readonly y: number; readonly text: string; readonly isKey: boolean },
  ) => createObject('label', { uuid, x: 20, keyVal: values.text.slice(0, 2), ...values });
  const blank = createNewDocument('de');
  const objects = [
    label(FIRST, { y: 230, text: 'Bahnhof', isKey: true }),
    label(SECOND, { y: 260, text: 'Rathaus', isKey: false }),
    createObject('key', { uuid: newUuid(), active: true }),
  ];
  const store = createEditorStore({ ...blank, pages: blank.pages.map((page) => ({ ...page, objects })) });
  const document = () => documentOf(store.getState());
  const key = (): KeyObject => {
    const [page] = document().pages;
    const found = page && keyOf(page);
    if (!found) throw new Error('there is no legend');
    return found;
  };
  giveRoom(store, book, document().pages[0]?.uuid ?? '');
  renderPart(
    <BrailleContext value={BRAILLE}>
      <LegendRoom />
    </BrailleContext>,
    store,
  );
  const update = (uuid: string, set: Readonly<Record<string, unknown>>) => {
    act(() => void store.dispatch(runCommand({ type: 'update-objects', changes: [{ uuid, set }] })));
  };
  return { store, document, key, update };
}

describe('LegendRoom', () => {
  it('gives a legend room for what it explains more, in the step that made it necessary', () => {
    const { store, document, key, update } = pageWithLegend();
    const before = key();
    const steps = store.getState().history.past.length;
    update(SECOND, { isKey: true });
    expect(key().height).toBeGreaterThan(before.height);
    expect(store.getState().history.past.length).toBe(steps + 1);
    act(() => void store.dispatch(undo()));
    expect(key()).toEqual(before);
    expect(document().pages[0]?.objects[1]).toMatchObject({ isKey: false });
  });

  it('leaves a legend that was placed by hand, and one that has room', () => {
    const { key, update } = pageWithLegend();
    update(key().uuid, { anchored: true });
    const placed = key();
    update(SECOND, { isKey: true });
    expect(key()).toEqual(placed);
    const other = pageWithLegend();
    const roomy = other.key();
    other.update(FIRST, { text: 'Bahn' });
    expect(other.key()).toEqual(roomy);
  });
});
