import { beforeEach, describe, expect, it } from '@jest/globals';
import { type PageObject, sessionActions } from '@tastwerk/editor-core';
import { keptOf } from '@tastwerk/editor-core/objects';
import { KitProvider } from '@tastwerk/ui';
import { configure, screen, waitFor, within } from '@testing-library/react';
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
import { applyCommand, boundsOf, createObject } from '@tastwerk/editor-core/standard';
import { createEditorStore } from '../../../test/editor-store.js';
import { workspaceActions } from '../../state/workspace-state.js';

// Nothing here is hidden without being gone, and looking for it costs most of the time.
configure({ defaultHidden: true });

const GATE = newUuid();
const WHEEL = newUuid();

function lastOf(objects: readonly PageObject[]): PageObject {
  const last = objects.at(-1);
  if (!last) throw new Error('there is no object');
  return last;
}

function open(language: 'de' | 'en' = 'de') {
  const blank = createNewDocument('de');
  const objects = [
    createObject('rect', { uuid: GATE, x: 20, y: 50, width: 40, height: 30, moniker: 'Tor' }),
    createObject('ellipse', { uuid: WHEEL, x: 80, y: 50, width: 30, height: 30 }),
  ];
  const drawn = applyCommand(blank, { type: 'add-objects', pageUuid: blank.pages[0]?.uuid, objects });
  if (!drawn.ok) throw new Error(drawn.error.code);
  const store = createEditorStore(drawn.value);
  renderPart(
    <KitProvider locale={language}>
      <BrailleContext value={NO_BRAILLE}>
        <Overlays />
      </BrailleContext>
    </KitProvider>,
    store,
    language,
  );
  const user = fakeUser();
  const show = (overlay: string, about?: string) =>
    act(() => void store.dispatch(workspaceActions.openOverlay(overlay, about)));
  const select = (...uuids: readonly string[]) =>
    act(() => void store.dispatch(sessionActions.select(uuids)));
  const objectsNow = () => documentOf(store.getState()).pages[0]?.objects ?? [];
  const objectNow = (uuid: string) => {
    const found = objectsNow().find((object) => object.uuid === uuid);
    if (!found) throw new Error('the object is gone');
    return found;
  };
  const choose = async (field: RegExp, option: string) => {
    await user.click(screen.getByRole('button', { name: field }));
    await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: option }));
  };
  const fill = async (name: string, text: string) => {
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
  };
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { store, user, show, select, objectsNow, objectNow, choose, fill, press };
}

describe('a place by others', () => {
  beforeEach(() => fakeScreen(true));

  it('is that of a new object, beside the selected one, and is kept', async () => {
    const { store, show, select, objectsNow, choose, fill, user, press } = open();
    select(WHEEL);
    show('addObject');
    await choose(/Wo$/u, 'Rechts von');
    expect(screen.getByRole('button', { name: /Objekt$/u }).textContent).toContain('Kreis');
    await fill('Abstand', '10');
    await user.click(screen.getByRole('checkbox', { name: 'Bleibt dort, wenn sich das andere ändert' }));
    await press('Anlegen');
    expect(screen.queryByRole('dialog')).toBeNull();
    const added = lastOf(objectsNow());
    expect(keptOf(added)).toEqual({
      relation: { kind: 'beside', side: 'right', of: WHEEL },
      gapMm: 10,
      along: 'start',
    });
    // Half a stroke of the circle goes beyond its frame; the corner of the rectangle comes nearest to its rim.
    expect(boundsOf(added).x).toBeGreaterThan(110);
    expect(store.getState().session.selectedUuids).toEqual([added.uuid]);
  });

  it('is said where it cannot be, at the field, and nothing is lost', async () => {
    const { show, objectsNow, choose, press } = open();
    const before = objectsNow();
    show('addObject');
    await choose(/Wo$/u, 'An einer Ecke von');
    await choose(/Objekt$/u, 'Kreis');
    await press('Anlegen');
    const number = screen.getByRole('textbox', { name: 'Nummer der Ecke' });
    expect(screen.getByText(/^Diese Nummer gibt es nicht an dem Objekt\./u)).toBeDefined();
    expect(number.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(number);
    expect(objectsNow()).toBe(before);
    await choose(/Wo$/u, 'In');
    await press('Anlegen');
    expect(screen.getByText(/^Darin ist nicht genug Platz\./u)).toBeDefined();
    expect(objectsNow()).toBe(before);
  });

  it('begins with how the object lies now, and moves nothing as long as nothing is changed', async () => {
    const { store, show, select, choose, press } = open();
    select(WHEEL);
    show('placeObject');
    expect(screen.getByText('Kreis liegt rechts von Rechteck „Tor“, Abstand 18,5 mm.')).toBeDefined();
    await press('Übernehmen');
    expect(store.getState().history.past).toHaveLength(0);
    show('placeObject');
    await choose(/Wo$/u, 'Rechts von');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Abstand' }).value).toMatch(/^18,5/u);
    expect(screen.getByRole('button', { name: /Objekt$/u }).textContent).toContain('Rechteck „Tor“');
    await choose(/Wo$/u, 'Unterhalb von');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Abstand' }).value).toBe('');
  });

  it('says that a kept place is given up when it is set in mm', async () => {
    const { show, select, objectNow, choose, fill, user, press } = open();
    select(WHEEL);
    show('placeObject', 'right');
    await fill('Abstand', '12');
    await user.click(screen.getByRole('checkbox', { name: 'Bleibt dort, wenn sich das andere ändert' }));
    await press('Übernehmen');
    expect(keptOf(objectNow(WHEEL))).toMatchObject({ gapMm: 12 });
    show('placeObject');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Abstand' }).value).toMatch(/^12/u);
    expect(screen.queryByText(/wird die Bindung gelöst/u)).toBeNull();
    await choose(/Wo$/u, 'Maße vom Blattrand');
    expect(screen.getByText('Mit „Übernehmen“ wird die Bindung gelöst an: Rechteck „Tor“.')).toBeDefined();
    await fill('Von links', '90');
    await press('Übernehmen');
    expect(keptOf(objectNow(WHEEL))).toBeUndefined();
    expect(objectNow(WHEEL)).toMatchObject({ x: 90 });
  });

  it('of two objects is that of the one selected last, by the first', () => {
    const { show, select } = open('en');
    select(GATE, WHEEL);
    show('placeObject', 'below');
    expect(screen.getByRole('dialog', { name: 'Position and size: Circle' })).toBeDefined();
    expect(screen.getByRole('button', { name: /Where$/u }).textContent).toContain('Below');
    expect(screen.getByRole('button', { name: /Object$/u }).textContent).toContain('Rectangle “Tor”');
  });
});

describe('the dialog by few keys', () => {
  beforeEach(() => fakeScreen(true));

  it('takes the first letters for the kind, Ctrl+Enter from any field, and stays open for the next', async () => {
    const { show, objectsNow, user } = open();
    const before = objectsNow().length;
    show('addObject');
    await user.keyboard('dr{Tab}{Tab}80');
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await waitFor(() => expect(objectsNow()).toHaveLength(before + 1));
    expect(screen.getByText('Angelegt: Dreieck. Bisher 1.')).toBeDefined();
    expect(objectsNow().at(-1)).toMatchObject({ type: 'path', closed: true });
    expect(Math.round(boundsOf(lastOf(objectsNow())).width)).toBe(82);
    await user.keyboard('k');
    expect(screen.getByRole('button', { name: /Art$/u }).textContent).toContain('Kreis');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(objectsNow()).toHaveLength(before + 2);
  });

  it('puts labels at all corners at once, beginning with the next letters', async () => {
    const { show, select, objectsNow, press, fill } = open();
    select(GATE);
    show('cornerLabels');
    const texts = screen.getByRole<HTMLInputElement>('textbox', { name: 'Texte der Ecken' });
    expect(texts.value).toBe('A B C D');
    await fill('Texte der Ecken', 'A B C D E');
    await press('Anlegen');
    expect(screen.getByText('Die Form hat nur 4 Ecken. Geben Sie nicht mehr Texte ein.')).toBeDefined();
    await fill('Texte der Ecken', 'A - C');
    await press('Anlegen');
    const labels = objectsNow().filter((object) => object.type === 'label' && !object.isTitle);
    expect(labels).toMatchObject([
      { text: 'A', anchor: { object: GATE } },
      { text: 'C', anchor: { object: GATE } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
