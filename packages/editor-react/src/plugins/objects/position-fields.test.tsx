import { beforeEach, describe, expect, it } from '@jest/globals';
import type { TurnedBox } from '@tastwerk/canvas-fabric';
import { type PageObject, undo } from '@tastwerk/editor-core';
import { act, configure, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { renderPanel } from '../../../test/render-panel.js';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import { useEditor } from '../../state/editor-context.js';
import { currentPageOf } from '../../state/selectors.js';
import { useEditorState } from '../../state/use-editor-state.js';
import { PositionFields } from './position-fields.js';
import { createObject } from '@tastwerk/editor-core/standard';
import { createEditorStore } from '../../../test/editor-store.js';

configure({ defaultHidden: true });

let hold: (held: TurnedBox | null) => void;

/** All objects of the page as the selection, which the hand may hold. */
function AllOfThePage() {
  const { held } = useEditor();
  useEffect(() => {
    hold = (frame) => act(() => held.set(frame));
  }, [held]);
  const objects = useEditorState((state) => currentPageOf(state)?.objects ?? []);
  return <PositionFields objects={objects} />;
}

function openFields(...objects: readonly PageObject[]) {
  const blank = createNewDocument('de');
  const store = createEditorStore({ ...blank, pages: blank.pages.map((page) => ({ ...page, objects })) });
  renderPanel(<AllOfThePage />, store);
  const user = fakeUser();
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const write = async (name: string, value: string) => {
    await user.clear(field(name));
    await user.type(field(name), value);
    await user.tab();
  };
  const drawn = () => currentPageOf(store.getState())?.objects ?? [];
  return { drawn, field, store, user, write };
}

const rect = (x: number, more: object = {}) =>
  createObject('rect', { uuid: newUuid(), x, y: 20, width: 40, height: 20, ...more });

describe('PositionFields', () => {
  beforeEach(() => {
    localStorage.clear();
    fakeScreen(true);
  });

  it('moves and resizes several objects as one, in mm', async () => {
    const { drawn, field, write } = openFields(rect(10), rect(70));
    expect([field('Abstand von links').value, field('Breite').value]).toEqual(['10 mm', '100 mm']);
    await write('Abstand von links', '20');
    expect(drawn()).toMatchObject([{ x: 20 }, { x: 80 }]);
    await write('Breite', '50');
    expect(drawn()).toMatchObject([
      { x: 20, width: 20 },
      { x: 50, width: 20 },
    ]);
  });

  it('keeps the ratio of the sides where it is told to', async () => {
    const { drawn, user, write } = openFields(rect(10));
    await user.click(screen.getByRole('button', { name: 'Seitenverhältnis beibehalten' }));
    await write('Breite', '80');
    expect(drawn()).toMatchObject([{ width: 80, height: 40 }]);
  });

  it('says that turns differ, and turns all to one in one step', async () => {
    const { drawn, field, store, write } = openFields(rect(10, { angle: 30 }), rect(70));
    expect(field('Drehung').value).toBe('');
    expect(screen.getByText('verschieden')).toBeDefined();
    await write('Drehung', '45');
    expect(drawn()).toMatchObject([{ angle: 45 }, { angle: 45 }]);
    act(() => void store.dispatch(undo()));
    expect(drawn()).toMatchObject([{ angle: 30 }, { angle: 0 }]);
  });

  it('shows a label as high as its text makes it', async () => {
    const { field } = openFields(
      createObject('label', { uuid: newUuid(), text: 'a\nb\nc\nd', width: 60, height: 10 }),
    );
    await waitFor(() => expect(Number.parseFloat(field('Höhe').value)).toBeGreaterThan(40));
  });

  it('follows the hand while it moves, resizes and turns, and goes back when it lets go of everything', () => {
    const { field } = openFields(rect(10));
    const figures = () =>
      ['Abstand von links', 'Abstand von oben', 'Breite', 'Höhe', 'Drehung'].map((name) => field(name).value);
    hold({ box: { x: 12.04, y: 20, width: 41, height: 22 }, angle: 15 });
    expect(figures()).toEqual(['12 mm', '20 mm', '41 mm', '22 mm', '15°']);
    hold(null);
    expect(figures()).toEqual(['10 mm', '20 mm', '40 mm', '20 mm', '0°']);
  });

  it('says of several that are held where they lie, and nothing of a turn they do not share', () => {
    const { field } = openFields(rect(10, { angle: 30 }), rect(70));
    hold({ box: { x: 1, y: 2, width: 100, height: 20 }, angle: 0 });
    expect([field('Abstand von links').value, field('Drehung').value]).toEqual(['1 mm', '']);
  });

  it('leaves a locked object alone until it is unlocked', async () => {
    const { drawn, field, user } = openFields(rect(10, { locked: true }));
    expect(field('Breite').disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Entsperren' }));
    expect(drawn()).toMatchObject([{ locked: false }]);
    expect(field('Breite').disabled).toBe(false);
  });
});
