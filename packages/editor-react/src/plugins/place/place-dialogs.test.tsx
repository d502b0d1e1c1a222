import { beforeEach, describe, expect, it } from '@jest/globals';
import { runCommand, sessionActions, undo } from '@tastwerk/editor-core';
import { KitProvider } from '@tastwerk/ui';
import { configure, screen, within } from '@testing-library/react';
import { act } from 'react';
import { fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { renderPart } from '../../../test/render-part.js';
import { NO_BRAILLE } from '../../state/braille-session.js';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import { BrailleContext } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { Overlays } from '../../workspace/overlays.js';
import '../../../test/loaded-texts.js';
import { applyCommand, createObject } from '@tastwerk/editor-core/standard';
import type { EditorStore } from '../../state/editor-store.js';
import { createEditorStore } from '../../../test/editor-store.js';
import { workspaceActions } from '../../state/workspace-state.js';

// Nothing here is hidden without being gone, and looking for it costs most of the time.
configure({ defaultHidden: true });

const RECT = newUuid();

function open(language: 'de' | 'en' = 'de') {
  const blank = createNewDocument('de');
  const objects = [createObject('rect', { uuid: RECT, x: 20, y: 50, width: 40, height: 30, moniker: 'Tor' })];
  const drawn = applyCommand(blank, { type: 'add-objects', pageUuid: blank.pages[0]?.uuid, objects });
  if (!drawn.ok) throw new Error(drawn.error.code);
  const store: EditorStore = createEditorStore(drawn.value);
  renderPart(
    <KitProvider locale={language}>
      <BrailleContext value={NO_BRAILLE}>
        <Overlays />
      </BrailleContext>
    </KitProvider>,
    store,
    language,
  );
  const show = (overlay: 'addObject' | 'placeObject' | 'repeat' | 'askSheet') =>
    act(() => void store.dispatch(workspaceActions.openOverlay(overlay)));
  const objectsNow = () => documentOf(store.getState()).pages[0]?.objects ?? [];
  return { store, show, objectsNow, user: fakeUser() };
}

describe('placing by dialog', () => {
  beforeEach(() => fakeScreen(true));

  it('adds an object where the numbers say, selects it, and remembers all but its name', async () => {
    const { store, show, objectsNow, user } = open();
    show('addObject');
    const width = screen.getByRole('textbox', { name: 'Breite' });
    await user.clear(width);
    await user.type(width, '55,5');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Schule');
    await user.click(screen.getByRole('button', { name: 'Anlegen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const added = objectsNow().at(-1);
    expect(added).toMatchObject({ type: 'rect', x: 40, y: 60, width: 55.5, moniker: 'Schule' });
    expect(store.getState().session.selectedUuids).toEqual([added?.uuid]);
    show('addObject');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Breite' }).value).toMatch(/^55,5/);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('');
  });

  it('says which line of the points cannot be read, and keeps the dialog open', async () => {
    const { show, objectsNow, user } = open('en');
    const before = objectsNow().length;
    show('addObject');
    await user.click(screen.getByRole('button', { name: /Kind$/ }));
    const kinds = within(screen.getByRole('listbox'));
    await user.click(kinds.getByRole('option', { name: 'Path through points' }));
    const points = screen.getByRole('textbox', { name: 'Points' });
    await user.clear(points);
    await user.type(points, '20 40{Enter}there');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByText(/^Line 2 is not a point/)).toBeDefined();
    expect(objectsNow()).toHaveLength(before);
  });

  it('gives the selected object another place in one step, and leaves it alone on Escape', async () => {
    const { store, show, objectsNow, user } = open();
    act(() => void store.dispatch(sessionActions.select([RECT])));
    show('placeObject');
    const dialog = within(screen.getByRole('dialog', { name: 'Lage und Größe: Rechteck „Tor“' }));
    const left = dialog.getByRole('textbox', { name: 'Von links' });
    expect(document.activeElement).toBe(left);
    await user.clear(left);
    await user.type(left, '80');
    await user.keyboard('{Escape}');
    expect(objectsNow().at(-1)).toMatchObject({ x: 20 });
    show('placeObject');
    const again = screen.getByRole('textbox', { name: 'Von links' });
    await user.clear(again);
    await user.type(again, '80');
    await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
    expect(objectsNow().at(-1)).toMatchObject({ x: 80, y: 50, width: 40 });
    expect(store.getState().history.past).toHaveLength(1);
  });

  it('makes a row of copies with free space between them', async () => {
    const { store, show, objectsNow, user } = open();
    act(() => void store.dispatch(sessionActions.select([RECT])));
    show('repeat');
    const dialog = within(screen.getByRole('dialog', { name: 'Kopien in einer Reihe' }));
    await user.clear(dialog.getByRole('textbox', { name: 'Anzahl der Kopien' }));
    await user.type(dialog.getByRole('textbox', { name: 'Anzahl der Kopien' }), '2');
    await user.click(dialog.getByRole('button', { name: 'Kopieren' }));
    const rects = objectsNow().filter(({ type }) => type === 'rect');
    // The outline of 1.5 mm counts: 40 + 1.5 + 6 mm from one to the next.
    expect(rects).toMatchObject([{ x: 20 }, { x: 67.5 }, { x: 115 }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('makes a row in each direction', async () => {
    const { store, show, objectsNow, user } = open();
    act(() => void store.dispatch(sessionActions.select([RECT])));
    for (const [direction, place] of [
      ['Nach links', { x: -27.5, y: 50 }],
      ['Nach oben', { x: 20, y: 12.5 }],
      ['Nach unten', { x: 20, y: 87.5 }],
    ] as const) {
      show('repeat');
      const dialog = within(screen.getByRole('dialog', { name: 'Kopien in einer Reihe' }));
      await user.click(dialog.getByRole('button', { name: /Richtung/ }));
      await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: direction }));
      await user.click(dialog.getByRole('button', { name: 'Kopieren' }));
      expect(objectsNow().find(({ type, uuid }) => type === 'rect' && uuid !== RECT)).toMatchObject(place);
      act(() => {
        store.dispatch(undo());
        store.dispatch(sessionActions.select([RECT]));
      });
    }
  });

  it('tells while numbers are typed how many copies of a row would leave the sheet', async () => {
    const { store, show, user } = open();
    act(() => void store.dispatch(sessionActions.select([RECT])));
    show('repeat');
    const dialog = within(screen.getByRole('dialog', { name: 'Kopien in einer Reihe' }));
    const count = dialog.getByRole('textbox', { name: 'Anzahl der Kopien' });
    const told = () => dialog.getByRole('status').textContent;
    expect(told()).toBe('');
    await user.clear(count);
    // The sheet is 210 mm wide: three copies of 41.5 mm fit beside the original.
    await user.type(count, '3');
    expect(told()).toBe('');
    await user.type(count, '{Backspace}5');
    expect(told()).toBe('2 Kopien lägen nicht ganz auf dem Blatt.');
    const distance = dialog.getByRole('textbox', { name: 'Abstand' });
    await user.clear(distance);
    await user.type(distance, '100');
    expect(told()).toBe('4 Kopien lägen nicht ganz auf dem Blatt.');
  });

  it('tells how many copies are possible, and makes none beyond that', async () => {
    const { store, show, objectsNow, user } = open();
    act(() => void store.dispatch(sessionActions.select([RECT])));
    show('repeat');
    const dialog = within(screen.getByRole('dialog', { name: 'Kopien in einer Reihe' }));
    const count = dialog.getByRole('textbox', { name: 'Anzahl der Kopien' });
    expect(dialog.getByText('1 bis 50 Kopien.')).toBeDefined();
    const present = objectsNow();
    for (const wrong of ['51', '0']) {
      await user.clear(count);
      await user.type(count, wrong);
      await user.click(dialog.getByRole('button', { name: 'Kopieren' }));
      expect(dialog.getByText('Geben Sie eine ganze Zahl von 1 bis 50 ein.')).toBeDefined();
      expect(count.getAttribute('aria-invalid')).toBe('true');
    }
    expect(objectsNow()).toBe(present);
    await user.clear(count);
    await user.type(count, '20');
    await user.click(dialog.getByRole('button', { name: 'Kopieren' }));
    expect(objectsNow()).toHaveLength(present.length + 20);
  });
});

describe('asking the sheet', () => {
  beforeEach(() => fakeScreen(true));

  const fill = async ({ user }: ReturnType<typeof open>, name: string, text: string) => {
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
  };

  it('answers what lies at a place, and selects it', async () => {
    const opened = open();
    opened.show('askSheet');
    await fill(opened, 'Von links', '30');
    await fill(opened, 'Von oben', '60');
    await opened.user.click(screen.getByRole('button', { name: 'Fragen' }));
    expect(screen.getByRole('status').textContent).toBe('Dort liegt: Rechteck „Tor“ (darin).');
    await fill(opened, 'Von links', '20');
    await opened.user.click(screen.getByRole('button', { name: 'Fragen' }));
    expect(screen.getByRole('status').textContent).toBe('Dort liegt: Rechteck „Tor“ (auf der Linie).');
    await opened.user.click(screen.getByRole('button', { name: 'Rechteck „Tor“ auswählen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opened.store.getState().session.selectedUuids).toEqual([RECT]);
  });

  it('says what is nearest where nothing lies', async () => {
    const opened = open();
    opened.show('askSheet');
    await fill(opened, 'Von links', '70,8');
    await fill(opened, 'Von oben', '60');
    await opened.user.click(screen.getByRole('button', { name: 'Fragen' }));
    // To a hundredth, as findings tell it: half a stroke of 1.5 mm goes off.
    expect(screen.getByRole('status').textContent).toBe(
      'Dort liegt nichts. Am nächsten Rechteck „Tor“, 10,05 mm.',
    );
  });

  it('tells where there is room, and moves the selection there', async () => {
    const opened = open();
    act(() => void opened.store.dispatch(sessionActions.select([RECT])));
    opened.show('askSheet');
    await opened.user.click(screen.getByRole('button', { name: /Frage$/ }));
    await opened.user.click(
      within(screen.getByRole('listbox')).getByRole('option', { name: 'Wo ist Platz?' }),
    );
    await opened.user.click(screen.getByRole('button', { name: 'Fragen' }));
    expect(screen.getByRole('status').textContent).toMatch(
      /^5 Plätze für 40 mal 30 mm: links [\d,]+ mm, oben/,
    );
    const [first] = screen.getAllByRole('button', { name: /^Auswahl dorthin: / });
    if (!first) throw new Error('there is no place');
    const [, x, y] = /links ([\d,]+) mm, oben ([\d,]+) mm/u.exec(first.textContent) ?? [];
    await opened.user.click(first);
    const gate = opened.objectsNow().find(({ uuid }) => uuid === RECT);
    const asMm = (text = '') => Number(text.replace(',', '.'));
    // The box of the selection begins there with half of its stroke of 1.5 mm.
    expect(gate).toMatchObject({
      x: expect.closeTo(asMm(x) + 0.75, 0),
      y: expect.closeTo(asMm(y) + 0.75, 0),
    });
  });

  it('tells how two objects lie to each other and how far apart they are', async () => {
    const opened = open();
    const wheel = createObject('ellipse', { uuid: newUuid(), x: 80, y: 50, width: 30, height: 30 });
    const pageUuid = documentOf(opened.store.getState()).pages[0]?.uuid ?? '';
    act(() => {
      opened.store.dispatch(runCommand({ type: 'add-objects', pageUuid, objects: [wheel] }));
      opened.store.dispatch(sessionActions.select([RECT, wheel.uuid]));
    });
    opened.show('askSheet');
    const choose = async (field: RegExp, option: string) => {
      await opened.user.click(screen.getByRole('button', { name: field }));
      await opened.user.click(within(screen.getByRole('listbox')).getByRole('option', { name: option }));
    };
    const ask = async () => {
      await opened.user.click(screen.getByRole('button', { name: 'Fragen' }));
      return screen.getByRole('status').textContent;
    };
    await choose(/Frage$/u, 'Wie liegen zwei Objekte zueinander?');
    expect(await ask()).toBe('Kreis liegt rechts von Rechteck „Tor“, Abstand 18,5 mm.');
    await choose(/Zu$/u, 'Rechteck „Tor“');
    expect(await ask()).toBe('Wählen Sie zwei verschiedene Objekte.');
    await choose(/Zu$/u, 'Titel');
    expect(await ask()).toMatch(/^Rechteck „Tor“, Titel: Eines davon ist leer/u);
  });

  it('says in English that there is no room', async () => {
    const opened = open('en');
    opened.show('askSheet');
    await opened.user.click(screen.getByRole('button', { name: /Question$/ }));
    await opened.user.click(
      within(screen.getByRole('listbox')).getByRole('option', { name: 'Where is there room?' }),
    );
    await fill(opened, 'Width', '300');
    await opened.user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(screen.getByRole('status').textContent).toBe('There is no room for 300 by 30 mm on this page.');
  });
});
