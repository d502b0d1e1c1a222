import { describe, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { type LabelObject, undo } from '@tastwerk/editor-core';
import { createObject } from '@tastwerk/editor-core/standard';
import { createEditorStore } from '../../test/editor-store.js';
import { newUuid } from '../base/new-uuid.js';
import { createNewDocument } from '../new-document.js';
import { documentOf } from './selectors.js';
import { useLabelEditing, withEditedLabel } from './use-label-editing.js';

function openLabels(...texts: string[]) {
  const blank = createNewDocument('de');
  const objects = texts.map((text) =>
    createObject('label', { uuid: newUuid(), text, pristine: text === '' }),
  );
  const store = createEditorStore({ ...blank, pages: blank.pages.map((page) => ({ ...page, objects })) });
  const labels = () =>
    (documentOf(store.getState()).pages[0]?.objects ?? []).filter(
      (object): object is LabelObject => object.type === 'label',
    );
  const { result, unmount } = renderHook(() => useLabelEditing(store));
  return {
    store,
    labels,
    label: (at: number): LabelObject => labels()[at] ?? objects[at] ?? createObject('label', { uuid: '' }),
    textsNow: () => labels().map(({ text }) => text),
    steps: () => store.getState().history.past.length,
    editing: () => result.current,
    unmount,
  };
}

describe('useLabelEditing', () => {
  it('makes one step of what is typed on the sheet, however long it rests', () => {
    const { editing, label, textsNow, steps, store } = openLabels('Haus');
    act(() => editing().begin(label(0).uuid));
    act(() => editing().change('Hau'));
    act(() => editing().change('Haut'));
    expect([textsNow(), steps()]).toEqual([['Haus'], 0]);
    expect(withEditedLabel(store, documentOf(store.getState()), editing().edited).pages[0]?.objects).toEqual([
      expect.objectContaining({ text: 'Haut' }),
    ]);
    act(() => editing().end());
    expect([textsNow(), steps()]).toEqual([['Haut'], 1]);
    act(() => void store.dispatch(undo()));
    expect(textsNow()).toEqual(['Haus']);
  });

  it('makes one step of what is typed in a field beside it, and none when nothing else stands there then', () => {
    const { editing, label, textsNow, steps } = openLabels('Haus');
    const field = () => editing().fieldOf(label(0));
    act(() => field().onChange('Hau'));
    act(() => field().onChange('Haut'));
    expect([field().value, textsNow(), steps()]).toEqual(['Haut', ['Haus'], 0]);
    act(() => field().onBlur());
    expect([field().value, textsNow(), steps()]).toEqual(['Haut', ['Haut'], 1]);
    act(() => field().onChange('Hau'));
    act(() => field().onChange('Haut'));
    act(() => field().onBlur());
    expect(steps()).toBe(1);
  });

  it('writes one label before the next one is begun', () => {
    const { editing, label, textsNow, steps } = openLabels('Haus', 'Baum');
    act(() => editing().fieldOf(label(0)).onChange('Haut'));
    act(() => editing().begin(label(1).uuid, 'B'));
    expect(textsNow()).toEqual(['Haut', 'Baum']);
    // The field beside the sheet is left after typing began there.
    act(() => editing().fieldOf(label(0)).onBlur());
    expect(editing().edited).toMatchObject({ text: 'B', isOnSheet: true });
    act(() => editing().fieldOf(label(0)).onChange('Hau'));
    expect([textsNow(), steps()]).toEqual([['Haut', 'B'], 2]);
  });

  it('removes a label that was left empty on the sheet alone', () => {
    const { editing, label, labels } = openLabels('', '');
    act(() => editing().fieldOf(label(0)).onChange('a'));
    act(() => editing().fieldOf(label(0)).onChange(''));
    act(() => editing().fieldOf(label(0)).onBlur());
    expect(labels()).toHaveLength(2);
    act(() => editing().begin(label(1).uuid));
    act(() => editing().end());
    expect(labels()).toHaveLength(1);
  });

  it('loses nothing when the editor goes away while a label is typed', () => {
    const { editing, label, textsNow, unmount } = openLabels('Haus');
    act(() => editing().begin(label(0).uuid, 'Haut'));
    unmount();
    expect(textsNow()).toEqual(['Haut']);
    cleanup();
  });
});
